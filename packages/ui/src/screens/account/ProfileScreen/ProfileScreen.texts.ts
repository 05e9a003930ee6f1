/** The texts of the profile. */
export const profileTexts = {
  title: 'Profile and settings',
  save: 'Save',
  saveForm: (form: string) => `Save, ${form}`,
  personal: 'Personal Information',
  fullName: 'Full name',
  emailAddress: 'Email address',
  phoneNumber: 'Phone number',
  companyName: 'Company name',
  companyAddress: 'Company address',
  address: 'Primary Address',
  password: 'Change Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  deliverTo: 'Deliver to',
  label: 'How it reads on a parcel.',
} as const;
