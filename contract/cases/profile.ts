import type { Profile } from '@gifting/domain/profile/profile';
import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';

const personal = {
  name: 'Noor Haddad-Lind',
  email: '',
  phone: '+44 113 496 0199',
  company_name: 'Fernside and Lind',
  company_address: '2 Canal Street, Leeds',
};

const address = {
  line_1: '2 Canal Street',
  line_2: '',
  line_3: 'Rear entrance',
  post_town: 'Leeds',
  post_code: 'LS12 2PL',
};

/** The address of the person of the last session. */
let email = '';

const newPerson = async (api: TestApi): Promise<string> => {
  const body = await api.signUp();
  email = body.email;
  return (await api.call('account.login', { body })).data.token;
};

const read = ({ call }: TestApi, token: string | null): Promise<Profile> => call('profile.read', {}, token);

const newEmail = (unique: TestApi['unique']) => `${unique('new').replace(' ', '-')}@lind.example`;

const inputOf = (changes: Partial<typeof personal> = {}) => ({
  body: { ...personal, email, version: '1', ...changes },
});

/** The cases of the profile's rows. No host reads the mails of another, so the server's own tests follow the links. */
export const profileCases: CasesOf<'profile'> = {
  'profile.read': {
    validInput: () => ({}),
    session: newPerson,
    effect: {
      observe: async (api, _input, token) => {
        const { personal: own, ...rest } = await read(api, token);
        return { personal: { ...own, email: own.email === email }, ...rest };
      },
      expected: {
        personal: {
          name: 'Noor Haddad',
          email: true,
          phone: '+44 113 496 0177',
          companyName: 'Fernside Studio',
          companyAddress: '14 Calder Wharf, Leeds',
          version: '1',
        },
        address: { line1: '', line2: '', line3: '', postTown: '', postCode: '', version: '1' },
        emailChange: null,
      },
    },
  },
  'profile.changePersonal': {
    session: newPerson,
    validInput: ({ unique }) => inputOf({ email: newEmail(unique) }),
    effect: {
      observe: async (api, { body }, token) => {
        const { personal: saved, emailChange } = await read(api, token);
        return {
          kept: saved.email === email,
          name: saved.name,
          asked: emailChange?.email === body.email,
          confirmed: [emailChange?.oldConfirmed, emailChange?.newConfirmed],
        };
      },
      expected: { kept: true, name: personal.name, asked: true, confirmed: [false, false] },
    },
    variants: {
      'saves the rest at once': {
        validInput: () => inputOf(),
        effect: {
          observe: async (api, _input, token) => {
            const { personal: saved, emailChange } = await read(api, token);
            return { ...saved, email: saved.email === email, emailChange };
          },
          expected: {
            name: personal.name,
            email: true,
            phone: personal.phone,
            companyName: personal.company_name,
            companyAddress: personal.company_address,
            version: '2',
            emailChange: null,
          },
        },
      },
      'changes only how the e-mail is written': {
        validInput: () => inputOf({ email: email.toUpperCase() }),
        effect: {
          observe: async (api, _input, token) => {
            const { personal: saved, emailChange } = await read(api, token);
            return { same: saved.email === email.toUpperCase(), emailChange };
          },
          expected: { same: true, emailChange: null },
        },
      },
      'without a version is never refused': {
        validInput: () => ({ body: { ...personal, email } }),
        effect: {
          observe: async (api, _input, token) => (await read(api, token)).personal.version,
          expected: '2',
        },
      },
    },
    invalidFields: [
      { body: { name: ' ' }, field: 'name' },
      { body: { email: 'nowhere' }, field: 'email' },
      { body: { phone: 'x'.repeat(256) }, field: 'phone' },
      { body: { company_name: undefined }, field: 'company_name' },
    ],
    otherRefusals: { 'a version that is not the present one': { body: { version: '7' }, status: 409 } },
  },
  'profile.changeAddress': {
    session: newPerson,
    validInput: () => ({ body: { ...address, version: '1' } }),
    effect: {
      observe: async (api, _input, token) => {
        const { personal: other, address: saved } = await read(api, token);
        return { ...saved, other: other.version };
      },
      expected: {
        line1: address.line_1,
        line2: '',
        line3: address.line_3,
        postTown: address.post_town,
        postCode: address.post_code,
        version: '2',
        other: '1',
      },
    },
    invalidFields: [
      { body: { line_1: '' }, field: 'line_1' },
      { body: { post_town: ' ' }, field: 'post_town' },
      { body: { post_code: undefined }, field: 'post_code' },
      { body: { line_3: 'x'.repeat(256) }, field: 'line_3' },
    ],
    otherRefusals: { 'a version that is not the present one': { body: { version: '7' }, status: 409 } },
  },
  'profile.keepEmail': {
    session: async (api) => {
      const token = await newPerson(api);
      await api.call('profile.changePersonal', inputOf({ email: newEmail(api.unique) }), token);
      return token;
    },
    validInput: () => ({}),
    effect: {
      observe: async (api, _input, token) => (await read(api, token)).emailChange,
      expected: null,
    },
  },
  'profile.confirmEmail': {
    validInput: () => ({ body: { token: 'unknown' } }),
    refusedWith: 404,
    invalidFields: [
      { body: { token: '' }, field: 'token' },
      { body: { token: 'x'.repeat(101) }, field: 'token' },
    ],
  },
};
