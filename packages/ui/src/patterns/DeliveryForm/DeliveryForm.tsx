import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { type DeliveryFormTexts, type DeliveryPart, deliveryFormTexts } from './DeliveryForm.texts';
import './DeliveryForm.css';

type DeliveryFormProps = Readonly<{
  /** Fields before the delivery, e.g. the size of the gift. They register first, so they are validated first. */
  children?: ReactNode;
  /** Between the delivery and the buttons. */
  below?: ReactNode;
  /** react-hook-form's `register`. */
  register: (part: DeliveryPart) => Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
  /** react-hook-form's `formState.errors`. */
  errors?: Readonly<Partial<Record<DeliveryPart, Readonly<{ message?: string | undefined }> | undefined>>>;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  /** Resets the form, the fields of `children` included. */
  onReset: () => void;
  /** `Submit` on a microsite, `Submit Info` for a redemption. */
  submitLabel: string;
  /** Submitting: shown at the button; prevents a second submit and a reset. */
  submitting?: boolean | undefined;
  /** English by default. */
  texts?: DeliveryFormTexts | undefined;
}>;

/** A name or address: in the direction of its script, and never corrected. */
const anyScript = { dir: 'auto', spellCheck: false, autoCorrect: 'off' } as const;

const controls: Readonly<Record<DeliveryPart, Partial<ComponentProps<typeof TextField>>>> = {
  firstName: { autoComplete: 'given-name', ...anyScript },
  lastName: { autoComplete: 'family-name', ...anyScript },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  deliveryAddress1: { autoComplete: 'address-line1', className: 'wide', ...anyScript },
  deliveryAddress2: { autoComplete: 'address-line2', className: 'wide', optional: true, ...anyScript },
  postTown: { autoComplete: 'address-level2', ...anyScript },
  postalCode: { autoComplete: 'postal-code', autoCapitalize: 'characters', ...anyScript },
};

/**
 * The delivery form of recipients, for microsites and redemptions (MSITE-09 to 18, REDM-05 to 07). On a phone its
 * buttons stick to the bottom.
 */
export const DeliveryForm = ({
  children,
  below,
  register,
  errors = {},
  onSubmit,
  onReset,
  submitLabel,
  submitting = false,
  texts = deliveryFormTexts,
}: DeliveryFormProps) => (
  // `post` keeps the fields out of the address if the browser submits before any script runs.
  <form noValidate method="post" className="delivery-form" data-required={texts.required} onSubmit={onSubmit}>
    {children}
    <fieldset>
      <legend className="mb-5">
        <h2 className="t-title">{texts.legend}</h2>
      </legend>
      <div className="form-grid form-grid--2">
        {texts.order.map((part) => (
          <TextField
            key={part}
            {...controls[part]}
            {...register(part)}
            autoComplete={controls[part].autoComplete}
            required={!controls[part].optional}
            label={texts.labels[part]}
            optionalLabel={texts.optional}
            hint={texts.hints[part]}
            error={errors[part]?.message}
          />
        ))}
      </div>
    </fieldset>
    {below}
    <div className="delivery-form__end">
      <Button variant="secondary" size="lg" disabled={submitting} onClick={onReset}>
        {texts.reset}
      </Button>
      <Button type="submit" variant="ribbon" size="lg" loading={submitting} loadingLabel={texts.submitting}>
        {submitLabel}
      </Button>
    </div>
  </form>
);
