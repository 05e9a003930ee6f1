import { useCapability } from '@gifting/api/capabilities/queries';
import {
  type PersonalForm,
  type PrimaryAddressForm,
  personalForm,
  primaryAddressForm,
} from '@gifting/domain/account/profile';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useServices } from '#app/ServicesProvider.tsx';
import { useForm } from '#app/useForm.ts';
import { AddressFields, type AddressPart } from '#patterns/AddressFields/AddressFields.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { ChangePassword } from './ChangePassword';
import { ProfileForm } from './ProfileForm';
import { profileTexts as texts } from './ProfileScreen.texts';
import { SessionsPanel } from './SessionsPanel';
import { ShippingLabel } from './ShippingLabel';

/** Every form starts empty (E-21). */
const empty = {
  personal: { fullName: '', emailAddress: '', phoneNumber: '', companyName: '', companyAddress: '' },
  address: { addressLine1: '', addressLine2: '', addressLine3: '', postTown: '', postCode: '' },
} as const satisfies { personal: PersonalForm; address: PrimaryAddressForm };

const fieldOf = {
  line1: 'addressLine1',
  line2: 'addressLine2',
  line3: 'addressLine3',
  postTown: 'postTown',
  postCode: 'postCode',
} as const satisfies Record<AddressPart, keyof PrimaryAddressForm>;

/**
 * Profile and settings (/dashboard/profile): three forms whose values are only logged (PROF-01 to 19), but for the
 * password where the API changes it.
 */
export const ProfileScreen = () => {
  const { logForm } = useServices();
  const showsSessions = useCapability('account.sessions');
  const personal = useForm<PersonalForm>({
    resolver: zodResolver(personalForm),
    defaultValues: empty.personal,
  });
  const address = useForm<PrimaryAddressForm>({
    resolver: zodResolver(primaryAddressForm),
    defaultValues: empty.address,
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
            onSubmit={personal.handleSubmit((values) => logForm(texts.personal, values))}
          >
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
          </ProfileForm>
          <ProfileForm
            title={texts.address}
            onSubmit={address.handleSubmit((values) => logForm(texts.address, values))}
          >
            <AddressFields
              legend={texts.address}
              legendHidden
              optional={[]}
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
          <ChangePassword />
          {showsSessions && <SessionsPanel />}
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
