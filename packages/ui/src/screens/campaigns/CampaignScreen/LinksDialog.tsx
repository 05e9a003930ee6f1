import { addLink, revokeLink, steerCampaign } from '@gifting/api/campaigns/endpoints';
import { linksQuery } from '@gifting/api/campaigns/queries';
import { useCapability } from '@gifting/api/capabilities/queries';
import { useCommand } from '@gifting/api/core/command';
import {
  type CampaignLinks,
  type ClaimLink,
  type LinkForm,
  linkForm,
  linkKinds,
  type Steering,
  toLinkRequest,
} from '@gifting/domain/campaigns/links';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ConfirmDialog } from '#patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import { NumberField } from '#primitives/NumberField/NumberField.tsx';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { campaignTexts } from './CampaignScreen.texts';
import { linksTexts as texts } from './links.texts';
import { ShareLink } from './ShareLink';

const kinds = linkKinds.map((value) => ({ value, label: texts.kinds[value] }));

/** A new link: its token, whom it is for, and where its invitation goes. */
type MadeLink = Readonly<{ token: string; name: string; email: string }>;

/** Makes a link, and shows it this once. */
const NewLink = ({ campaignId, limit }: { readonly campaignId: string; readonly limit: number }) => {
  const [made, setMade] = useState<MadeLink | null>(null);
  const sendsMail = useCapability('mail');
  const start: LinkForm = { kind: 'shared', limit: String(limit), name: '', email: '' };
  const { register, handleSubmit, control, setError, reset, getValues, formState } = useForm<LinkForm>({
    resolver: zodResolver(linkForm),
    defaultValues: start,
  });
  const { errors, isSubmitting } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const { mutateAsync } = useCommand(addLink);
  const submit = handleSubmit(async (values) => {
    try {
      const { token } = await mutateAsync({ params: { id: campaignId }, body: toLinkRequest(values) });
      const personal = values.kind === 'personal';
      setMade({
        token,
        name: personal ? values.name.trim() : '',
        email: personal ? values.email.trim() : '',
      });
      notify.success(texts.added);
      reset({ ...start, kind: getValues('kind') });
    } catch (error) {
      const faults = serverFieldErrors(error);
      for (const field of ['limit', 'name', 'email'] as const)
        if (faults[field]) setError(field, { message: faults[field] });
      notify.error(texts.failed);
    }
  });
  return (
    <div className="grid gap-7">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <RadioGroup legend={texts.kind} options={kinds} {...register('kind')} />
        {kind === 'shared' ? (
          <NumberField label={texts.limit} error={errors.limit?.message} {...register('limit')} />
        ) : (
          <>
            <TextField
              label={texts.name}
              autoComplete="off"
              dir="auto"
              error={errors.name?.message}
              {...register('name')}
            />
            {sendsMail && (
              <TextField
                label={texts.email}
                type="email"
                optional
                hint={texts.emailHint}
                autoComplete="off"
                error={errors.email?.message}
                {...register('email')}
              />
            )}
          </>
        )}
        <div className="row">
          <Button type="submit" loading={isSubmitting} loadingLabel={texts.adding}>
            {texts.add}
          </Button>
        </div>
      </form>
      {made && <ShareLink key={made.token} campaignId={campaignId} {...made} />}
    </div>
  );
};

const nameOf = ({ kind, name, id }: ClaimLink) =>
  kind === 'shared' ? `${texts.shared} #${id}` : name || texts.nameless;

type LinkListProps = Readonly<{ links: CampaignLinks['links'] }>;

/** The links so far, each to be revoked. */
const LinkList = ({ links }: LinkListProps) => {
  const [asked, setAsked] = useState<ClaimLink | null>(null);
  const [busy, setBusy] = useState(false);
  const revoke = useReportedCommand(revokeLink, { done: texts.revoked, failed: texts.failed });
  const confirm = async ({ id }: ClaimLink) => {
    setBusy(true);
    await revoke({ params: { id } }).catch(() => undefined);
    setBusy(false);
    setAsked(null);
  };
  return (
    <section aria-label={texts.list} className="grid gap-3">
      <h3 className="t-heading">{texts.list}</h3>
      {links.length === 0 && <p className="muted">{texts.none}</p>}
      <ul className="grid gap-3">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-3 wrap-anywhere">
            <p className="min-w-0">
              <span className="strong block">{nameOf(link)}</span>
              <span className="t-sm muted num">{texts.claimed(link.claimed, link.limit)}</span>
              {link.email !== '' && <span className="t-sm muted block">{texts.invited(link.email)}</span>}
            </p>
            {link.revoked ? (
              <Tag status="cancel">{texts.revokedTag}</Tag>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                aria-label={texts.revokeOf(nameOf(link))}
                onClick={() => setAsked(link)}
              >
                {texts.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={texts.revokeTitle(nameOf(asked))}
          description={texts.revokeText}
          confirmLabel={texts.revoke}
          busy={busy}
          onConfirm={() => void confirm(asked)}
        />
      )}
    </section>
  );
};

type StandingProps = Readonly<{ campaignId: string; standing: CampaignLinks['standing'] }>;

/** Whether recipients can use the links, and the way to pause, resume and cancel. */
const Standing = ({ campaignId, standing }: StandingProps) => {
  const [doing, setDoing] = useState<Steering | null>(null);
  const [asking, setAsking] = useState(false);
  const steer = useReportedCommand(steerCampaign, { done: texts.steered, failed: texts.failed });
  const act = async (action: Steering) => {
    setDoing(action);
    await steer({ params: { id: campaignId }, body: { action } }).catch(() => undefined);
    setDoing(null);
    setAsking(false);
  };
  const pausing = standing === 'paused' ? 'resume' : 'pause';
  return (
    <section className="grid gap-3">
      <p role="status">{texts.standing[standing]}</p>
      {(standing === 'running' || standing === 'paused') && (
        <div className="row">
          <Button variant="secondary" loading={doing === pausing} onClick={() => void act(pausing)}>
            {texts[pausing]}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {texts.cancelCampaign}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.cancelTitle}
        description={texts.cancelText}
        confirmLabel={texts.cancelCampaign}
        cancelLabel={texts.cancelKeep}
        busy={doing === 'cancel'}
        onConfirm={() => void act('cancel')}
      />
    </section>
  );
};

type LinksDialogProps = Readonly<{
  campaignId: string;
  /** The packs of the order: as many people as a link for all is offered for. */
  packs: number;
  onClose: () => void;
}>;

/** A campaign's claim links (`campaigns.links`): to make, copy and revoke, and whether recipients can use them. */
export const LinksDialog = ({ campaignId, packs, onClose }: LinksDialogProps) => {
  const links = useQuery(linksQuery(campaignId));
  return (
    <Dialog open onOpenChange={onClose} title={texts.title}>
      <ResourceView
        resource={links}
        loadingLabel={texts.loading}
        loading={<Skeleton shape="box" height="14rem" />}
        renderError={(_error, retry) => (
          <ErrorPanel message={campaignTexts.error} retryLabel={campaignTexts.tryAgain} onRetry={retry} />
        )}
      >
        {(data) => (
          <div className="grid gap-7">
            <Standing campaignId={campaignId} standing={data.standing} />
            {data.standing !== 'cancelled' && <NewLink campaignId={campaignId} limit={Math.max(packs, 1)} />}
            <LinkList links={data.links} />
          </div>
        )}
      </ResourceView>
    </Dialog>
  );
};
