import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { startOpenId, startOpenIdLink } from '@gifting/api/openid/endpoints';
import { openIdProviderQuery } from '@gifting/api/openid/queries';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { endsSession } from '#app/error-catalogue.ts';
import { useServices } from '#app/ServicesProvider.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { failureText } from '../failure-text';
import { GoogleMark } from '../GoogleButton/GoogleButton';
import { openIdButtonTexts as texts } from './OpenIdButton.texts';

type OpenIdButtonProps = Readonly<{
  /** Where the person goes afterwards. */
  from: string | null;
  /** Whether the session is to outlive the browser, asked for when the button is pressed. */
  remember?: () => boolean;
  /** Links the identity to the account of the signed-in person. */
  links?: boolean;
}>;

/** Goes to the API's OpenID provider. The page stays as it is if that does not answer. */
export const OpenIdButton = ({ from, remember = () => false, links = false }: OpenIdButtonProps) => {
  const { page } = useServices();
  const { data: provider } = useQuery(openIdProviderQuery());
  const { mutateAsync, isPending } = useCommand(links ? startOpenIdLink : startOpenId);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  if (!provider) return null;
  const leave = async () => {
    setFailure(undefined);
    try {
      const { address } = await mutateAsync({ body: { return_to: from, remember: remember() } });
      page.open(address, 'this tab');
    } catch (error) {
      if (error instanceof ApiError && endsSession(error)) return;
      const message = failureText(error, texts.failed);
      notify.error(message);
      setFailure(message);
    }
  };
  return (
    <div className="grid gap-3">
      <FieldMessage id={failureId} error={failure} />
      <Button
        variant="secondary"
        size={links ? 'sm' : 'lg'}
        block={!links}
        className={links ? 'justify-self-start' : undefined}
        loading={isPending}
        loadingLabel={texts.leaving(provider.name)}
        aria-describedby={failureId}
        onClick={() => void leave()}
      >
        {provider.name === 'Google' && <GoogleMark />}
        {(links ? texts.link : texts.continueWith)(provider.name)}
      </Button>
    </div>
  );
};
