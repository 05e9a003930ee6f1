import { micrositeQuery } from '@gifting/api/campaigns/queries';
import { invitationText } from '@gifting/domain/campaigns/invitation';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { useServices, useSession } from '#app/ServicesProvider.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { CopiedLink } from '#screens/recipients/shared/CopiedLink.tsx';
import { claimPath } from '#screens/recipients/shared/claim-paths.ts';
import { copyText } from '#screens/recipients/shared/copy-text.ts';
import { linksTexts as texts } from './links.texts';
import './ShareLink.css';

const QrCode = lazyPart(async () => (await import('./QrCode')).QrCode);

type ShareLinkProps = Readonly<{
  campaignId: string;
  token: string;
  /** Whom the link is for; '' where it is for all. */
  name: string;
  /** Where the invitation was sent; '' if it was not. */
  email: string;
}>;

/** A new link: to copy, to print as a QR code, and in an invitation. */
export const ShareLink = ({ campaignId, token, name, email }: ShareLinkProps) => {
  const { siteUrl } = useServices();
  const sender = useSession()?.user.name ?? '';
  // Without the set-up the invitation names no times. Not kept: its dialog must fetch it anew.
  const { data: opening } = useQuery({ ...micrositeQuery(campaignId), gcTime: 0 });
  const link = siteUrl + claimPath(token);
  const unknown = { opens: null, closes: null, timeZone: null };
  const invitation = invitationText({ sender, name, link, opening: opening ?? unknown });
  return (
    <section aria-label={texts.share} className="grid gap-5">
      {email !== '' && <p className="strong">{texts.invitationSent(email)}</p>}
      <CopiedLink link={link} texts={texts} />
      <div className="share-link">
        <div className="grid content-start justify-items-center gap-3">
          <figure className="qr-card">
            <div className="qr-card__code">
              <Suspense fallback={<Skeleton shape="box" height="100%" />}>
                <QrCode text={link} label={texts.qrCode} />
              </Suspense>
            </div>
            <figcaption className="strong">{texts.scan(sender)}</figcaption>
          </figure>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer className="icon" />
            {texts.print}
          </Button>
        </div>
        <div className="grid content-start justify-items-start gap-3">
          <TextareaField
            className="w-full"
            label={texts.invitation}
            hint={texts.invitationHint}
            value={invitation}
            rows={10}
            readOnly
          />
          <Button
            variant="secondary"
            onClick={() => copyText(invitation, texts.invitationCopied, texts.notCopied)}
          >
            {texts.copyInvitation}
          </Button>
        </div>
      </div>
    </section>
  );
};
