import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { AuthCard } from '#screens/account/AuthCard/AuthCard.tsx';
import { NotFoundScreen } from '#screens/general/NotFoundScreen/NotFoundScreen.tsx';
import { contactTexts as texts } from './ContactScreen.texts';
import { InquiryFields } from './InquiryFields';
import { useInquiry } from './useInquiry';

const Contact = () => {
  const { sent, writeAnother, ...inquiry } = useInquiry();
  return sent ? (
    <AuthCard title={texts.sentTitle} lead={texts.sentLead(sent.number, sent.email)}>
      <Button variant="secondary" block onClick={writeAnother}>
        {texts.again}
      </Button>
    </AuthCard>
  ) : (
    <AuthCard title={texts.title} lead={texts.lead}>
      <InquiryFields {...inquiry} />
    </AuthCard>
  );
};

/** Contact (/contact), which the pages after a payment link: an inquiry. Without `site.pages` it does not exist (B-01). */
export const ContactScreen = () => {
  const hasPages = useKnownCapability('site.pages');
  if (hasPages === false) return <NotFoundScreen />;
  return (
    <>
      <PublicMeta title={texts.title} description={texts.description} />
      {hasPages ? (
        <Contact />
      ) : (
        <AuthCard title={texts.title} lead={texts.lead}>
          <p role="status" className="sr-only">
            {texts.loading}
          </p>
          <Skeleton shape="box" height="20rem" />
        </AuthCard>
      )}
    </>
  );
};
