import { Download } from 'lucide-react';
import { isWebLink } from '#app/web-link.ts';
import { Button, buttonStyles } from '#primitives/Button/Button.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { orderDetailTexts as texts } from './order-detail.texts';

/** Opens the invoice in a new tab if the API has one; otherwise says that it is not ready (ORDD-08, CAMPD-13). */
export const InvoiceButton = ({ link }: { readonly link: string | null }) => {
  const look = { variant: 'secondary', block: true, className: 'mt-5' } as const;
  const face = (
    <>
      <Download className="icon" aria-hidden="true" />
      {texts.invoiceDownload}
    </>
  );
  return isWebLink(link) ? (
    <a href={link} target="_blank" rel="noopener noreferrer" className={buttonStyles(look)}>
      {face}
    </a>
  ) : (
    <Button {...look} onClick={() => notify.blank(texts.invoiceNotReady)}>
      {face}
    </Button>
  );
};
