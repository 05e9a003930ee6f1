import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import './Dialog.css';

type DialogProps = Readonly<{
  open: boolean;
  /** Called with `false` by Escape, the scrim and the close button. Ignore it while something is being saved. */
  onOpenChange: (open: boolean) => void;
  /** On the lid; the accessible name. */
  title: string;
  /** One sentence above the body, read out with the title. */
  description?: string | undefined;
  /** Scrolls when it is higher than the window. */
  children: ReactNode;
  /** Stays in view: a quiet `Cancel`, then the action. A submit button here names its form: `<Button type="submit" form={id}>`. */
  foot?: ReactNode;
  closeLabel?: string | undefined;
  /** The button that opens it; focus returns there. Leave it away when the button stands elsewhere. */
  trigger?: ReactNode;
}>;

/** A box with a lid over the page: a form or a question that must be settled first. 800 px wide at most; focus stays inside. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  foot,
  closeLabel = 'Close',
  trigger,
}: DialogProps) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
    <Radix.Portal>
      <Radix.Overlay className="scrim">
        <Radix.Content
          className="dialog"
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className="dialog__lid on-dark">
            <Radix.Title className="t-heading">{title}</Radix.Title>
            <Radix.Close className="dialog__x" aria-label={closeLabel}>
              <X className="icon" />
            </Radix.Close>
          </div>
          <div className="dialog__body">
            {description !== undefined && (
              <Radix.Description className="mb-4 text-muted">{description}</Radix.Description>
            )}
            {children}
          </div>
          {foot && <div className="dialog__foot">{foot}</div>}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  </Radix.Root>
);
