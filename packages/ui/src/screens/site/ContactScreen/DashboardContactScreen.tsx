import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { NotFoundInDashboard } from '#screens/general/NotFoundScreen/NotFoundInDashboard.tsx';
import { contactTexts as texts } from './ContactScreen.texts';
import { InquiryFields } from './InquiryFields';
import { useInquiry } from './useInquiry';

const Contact = () => {
  const { sent, writeAnother, ...inquiry } = useInquiry();
  return (
    <>
      <h1 className="t-title mb-4">{sent ? texts.sentTitle : texts.title}</h1>
      <Card padded>
        {sent ? (
          <div className="grid justify-items-start gap-5 wrap-anywhere">
            <p>{texts.sentLead(sent.number, sent.email)}</p>
            <Button variant="secondary" onClick={writeAnother}>
              {texts.again}
            </Button>
          </div>
        ) : (
          <div className="grid gap-5">
            <p className="muted">{texts.lead}</p>
            <InquiryFields {...inquiry} />
          </div>
        )}
      </Card>
    </>
  );
};

/** Contact of the dashboard (/dashboard/contact-us). Without `site.pages` it does not exist (ROUTE-25, B-02). */
export const DashboardContactScreen = () => {
  const hasPages = useKnownCapability('site.pages');
  if (hasPages === false) return <NotFoundInDashboard />;
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      {hasPages ? (
        <Contact />
      ) : (
        <>
          <h1 className="t-title mb-4">{texts.title}</h1>
          <p role="status" className="sr-only">
            {texts.loading}
          </p>
          <Skeleton shape="box" height="20rem" />
        </>
      )}
    </>
  );
};
