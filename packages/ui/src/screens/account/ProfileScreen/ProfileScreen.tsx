import { useCapability, useKnownCapability } from '@gifting/api/capabilities/queries';
import { useCommand } from '@gifting/api/core/command';
import { signInWaysQuery } from '@gifting/api/openid/queries';
import { changeAddress, changePersonal } from '@gifting/api/profile/endpoints';
import { profileQuery } from '@gifting/api/profile/queries';
import { personalForm, primaryAddressForm } from '@gifting/domain/account/profile';
import { isSame } from '@gifting/domain/forms/same';
import {
  type Profile,
  personalDetails,
  primaryAddress,
  savedAddressForm,
  savedPersonalForm,
  toAddressChange,
  toAddressForm,
  toPersonalChange,
  toPersonalForm,
} from '@gifting/domain/profile/profile';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { presentRecord } from '#app/outdated.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useServices } from '#app/ServicesProvider.tsx';
import { useForm } from '#app/useForm.ts';
import { AddressFields, type AddressPart } from '#patterns/AddressFields/AddressFields.tsx';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { MergedEdits } from '#screens/shared/MergedEdits.tsx';
import { ChangePassword } from './ChangePassword';
import { EmailChangeNote } from './EmailChangeNote';
import { EmailConfirmed } from './EmailConfirmed';
import { ProfileForm } from './ProfileForm';
import { profileTexts as texts } from './ProfileScreen.texts';
import { SessionsPanel } from './SessionsPanel';
import { SetPassword } from './SetPassword';
import { ShippingLabel } from './ShippingLabel';
import { useProfileForm } from './useProfileForm';

const PersonalDataPanel = lazyPart(async () => (await import('./PersonalDataPanel')).PersonalDataPanel);
const OpenIdPanel = lazyPart(async () => (await import('./OpenIdPanel')).OpenIdPanel);

type PersonalInput = z.input<typeof savedPersonalForm>;
type AddressInput = z.input<typeof savedAddressForm>;

/** Every form starts empty (E-21), and stays so where nothing is saved. */
const empty = {
  personal: {
    fullName: '',
    emailAddress: '',
    phoneNumber: '',
    companyName: '',
    companyAddress: '',
    version: null,
  },
  address: {
    addressLine1: '',
    addressLine2: '',
    addressLine3: '',
    postTown: '',
    postCode: '',
    version: null,
  },
} as const satisfies { personal: PersonalInput; address: AddressInput };

const fieldOf = {
  line1: 'addressLine1',
  line2: 'addressLine2',
  line3: 'addressLine3',
  postTown: 'postTown',
  postCode: 'postCode',
} as const satisfies Record<AddressPart, keyof AddressInput>;

/** Keeps the session's copy of the person as the profile has them: other screens greet and prefill by it. */
const useSessionOf = (profile: Profile | undefined): void => {
  const { session } = useServices();
  useEffect(() => {
    const present = session.getSnapshot();
    if (!profile || !present) return;
    const { name, email, phone } = profile.personal;
    const user = { ...present.user, name, email, phone };
    if (!isSame(user, present.user)) session.start({ ...present, user });
  }, [profile, session]);
};

const personalLabels = {
  fullName: texts.fullName,
  emailAddress: texts.emailAddress,
  phoneNumber: texts.phoneNumber,
  companyName: texts.companyName,
  companyAddress: texts.companyAddress,
} as const;

const addressLabels = {
  addressLine1: texts.addressLine1,
  addressLine2: texts.addressLine2,
  addressLine3: texts.addressLine3,
  postTown: texts.postTown,
  postCode: texts.postCode,
} as const;

/**
 * Profile and settings (/dashboard/profile): three forms. Where the API keeps a profile (`account.profile`) the first two
 * hold it and save it; otherwise they start empty and are only logged (PROF-01 to 19).
 */
export const ProfileScreen = () => {
  const { logForm } = useServices();
  const showsSessions = useCapability('account.sessions');
  const deletes = useCapability('account.deletion');
  const confirms = useCapability('account.confirmation');
  const showsOpenId = useCapability('account.openid');
  // The panel of the other ways reports what failed.
  const { data: ways } = useQuery({ ...signInWaysQuery(), enabled: showsOpenId, meta: { quiet: true } });
  const sendsMails = useCapability('mail');
  const saves = useKnownCapability('account.profile');
  const profile = useQuery({ ...profileQuery(), enabled: saves === true });
  useSessionOf(profile.data);
  const personal = useForm<PersonalInput>({
    resolver: zodResolver(saves ? savedPersonalForm : personalForm),
    defaultValues: empty.personal,
  });
  const address = useForm<AddressInput>({
    resolver: zodResolver(saves ? savedAddressForm : primaryAddressForm),
    defaultValues: empty.address,
  });
  const { mutateAsync: sendPersonal } = useCommand(changePersonal);
  const { mutateAsync: sendAddress } = useCommand(changeAddress);
  const data = profile.data;
  const savedPersonal = useMemo(() => data && toPersonalForm(data.personal), [data?.personal]);
  const savedAddress = useMemo(() => data && toAddressForm(data.address), [data?.address]);
  const personalSaving = useProfileForm({
    form: personal,
    saved: savedPersonal,
    labels: personalLabels,
    send: (values) =>
      sendPersonal({ body: toPersonalChange({ ...values, version: values.version ?? null }) }),
    toInput: (present) => toPersonalForm(present.personal),
    presentOf: (error) => {
      const present = presentRecord(personalDetails, error);
      return present && toPersonalForm(present);
    },
    done: ({ emailChange }) =>
      emailChange && emailChange.expiresAt !== data?.emailChange?.expiresAt
        ? texts.emailAsked
        : texts.personalSaved,
  });
  const addressSaving = useProfileForm({
    form: address,
    saved: savedAddress,
    labels: addressLabels,
    send: (values) => sendAddress({ body: toAddressChange({ ...values, version: values.version ?? null }) }),
    toInput: (present) => toAddressForm(present.address),
    presentOf: (error) => {
      const present = presentRecord(primaryAddress, error);
      return present && toAddressForm(present);
    },
    done: () => texts.addressSaved,
  });
  const { fullName, companyName } = useWatch({ control: personal.control });
  const typedAddress = useWatch({ control: address.control });
  const { errors } = personal.formState;
  const addressErrors = address.formState.errors;
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <h1 className="t-title mb-4">{texts.title}</h1>
      <div className="profile">
        <div className="grid grid-cols-1 gap-5">
          <ProfileForm
            title={texts.personal}
            loaded={saves === false ? null : profile}
            saving={personalSaving.saving}
            onSubmit={
              saves ? personalSaving.save : personal.handleSubmit((values) => logForm(texts.personal, values))
            }
          >
            {personalSaving.conflict && (
              <MergedEdits
                form={personal}
                labels={personalLabels}
                texts={texts.merged}
                {...personalSaving.conflict}
              />
            )}
            <div className="form-grid form-grid--2">
              <TextField
                label={texts.fullName}
                autoComplete="name"
                required
                error={errors.fullName?.message}
                {...personal.register('fullName')}
              />
              <TextField
                label={texts.emailAddress}
                type="email"
                autoComplete="email"
                required
                readOnly={saves && !sendsMails}
                hint={saves ? (sendsMails ? texts.emailHint : texts.emailFixed) : undefined}
                error={errors.emailAddress?.message}
                {...personal.register('emailAddress')}
              />
              <TextField
                label={texts.phoneNumber}
                type="tel"
                autoComplete="tel"
                required
                error={errors.phoneNumber?.message}
                {...personal.register('phoneNumber')}
              />
              <TextField
                label={texts.companyName}
                autoComplete="organization"
                required
                error={errors.companyName?.message}
                {...personal.register('companyName')}
              />
              <TextField
                label={texts.companyAddress}
                className="wide"
                autoComplete="off"
                required
                error={errors.companyAddress?.message}
                {...personal.register('companyAddress')}
              />
            </div>
            {data?.emailChange && <EmailChangeNote email={data.personal.email} change={data.emailChange} />}
            {confirms && <EmailConfirmed />}
          </ProfileForm>
          <ProfileForm
            title={texts.address}
            loaded={saves === false ? null : profile}
            saving={addressSaving.saving}
            onSubmit={
              saves ? addressSaving.save : address.handleSubmit((values) => logForm(texts.address, values))
            }
          >
            {addressSaving.conflict && (
              <MergedEdits
                form={address}
                labels={addressLabels}
                texts={texts.merged}
                {...addressSaving.conflict}
              />
            )}
            <AddressFields
              legend={texts.address}
              legendHidden
              lead={saves && <p className="muted mb-4">{texts.addressHint}</p>}
              optional={saves ? undefined : []}
              register={(part) => address.register(fieldOf[part])}
              errors={{
                line1: addressErrors.addressLine1?.message,
                line2: addressErrors.addressLine2?.message,
                line3: addressErrors.addressLine3?.message,
                postTown: addressErrors.postTown?.message,
                postCode: addressErrors.postCode?.message,
              }}
            />
          </ProfileForm>
          {ways?.hasPassword === false ? <SetPassword /> : <ChangePassword />}
          {showsOpenId && (
            <Suspense>
              <OpenIdPanel />
            </Suspense>
          )}
          {showsSessions && <SessionsPanel />}
          {deletes && (
            <Suspense>
              <PersonalDataPanel />
            </Suspense>
          )}
        </div>
        <ShippingLabel
          {...empty.address}
          {...typedAddress}
          fullName={fullName ?? ''}
          companyName={companyName ?? ''}
        />
      </div>
    </>
  );
};
