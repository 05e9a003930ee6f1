import { askCapabilities } from '@gifting/api/capabilities/queries';
import { apiOf } from '@gifting/api/core/query-client';
import { sendInquiry } from '@gifting/api/inquiries/endpoints';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { failureText } from '#screens/account/failure-text.ts';
import { contactTexts as texts } from '#screens/site/ContactScreen/ContactScreen.texts.ts';
import type { SendInquiry } from './GetInTouch';

/**
 * Sends the inquiry of home (`site.pages`); without the capability nothing happens, as specified (HOME-27). Loaded when
 * the button is pressed: home has no bytes to spare.
 */
export const send: SendInquiry = async ({ client, form, setBusy, setMessages, setSent }) => {
  if (!(await askCapabilities(client)).includes('site.pages')) return;
  const typed = new FormData(form);
  const typedIn = (name: string) => String(typed.get(name) ?? '');
  const email = typedIn('email');
  setBusy(true);
  try {
    const { number } = await apiOf(client).call(sendInquiry, {
      body: { email, phone: typedIn('phone'), message: typedIn('message'), website: typedIn('website') },
    });
    setSent(
      <div className="wrap-anywhere">
        <h3
          className="t-title"
          tabIndex={-1}
          ref={(heading) => {
            // The button that was pressed is gone.
            heading?.focus();
          }}
        >
          {texts.sentTitle}
        </h3>
        <p className="mt-3">{texts.sentLead(number, email)}</p>
      </div>,
    );
  } catch (error) {
    const messages = serverFieldErrors(error);
    setMessages(Object.keys(messages).length > 0 ? messages : { message: failureText(error, texts.failed) });
  }
  setBusy(false);
};
