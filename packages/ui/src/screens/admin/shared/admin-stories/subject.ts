import type { Endpoint } from '@gifting/api/core/endpoint';
import type { ErrorBody } from '@gifting/api/core/error';
import type { RowMock } from '@gifting/api/core/mock';
import type { KeptFormName } from '#app/kept-forms.ts';
import type { Reads } from '#app/reads.ts';
import type { AdminListTexts } from '#patterns/AdminList/AdminList.tsx';
import type { adminTexts } from '../admin.texts';
import type { Inside } from '../admin-person';

/** The stories that the screens of administration share. A screen names them and says which states they show. */

/** An answer of the network. */
type Handler = ReturnType<RowMock<Endpoint>['ok']>;

export interface Network {
  readonly msw: { readonly use: (...handlers: Handler[]) => void };
}

/** What is used of the mock of a list. */
interface ListMock<Item> {
  ok(data?: Item[]): Handler;
  empty(): Handler;
  pending(): Handler;
  failure(status: number): Handler;
  malformed(): Handler;
  offline(): Handler;
  answer(answer: () => Item[] | Promise<Item[]>): Handler;
  readonly samples: { readonly ok: readonly Item[] };
}

type Outcome = Readonly<{ success: boolean; message: string }>;

/** What is used of the mock of a command. */
export interface CommandMock<Request> {
  ok(): Handler;
  pending(): Handler;
  failure(status: number, message?: string, fields?: ErrorBody['errors']): Handler;
  answer(answer: (request: Request) => Outcome): Handler;
  readonly samples: { readonly ok: Outcome };
}

export interface ById {
  readonly params: { readonly id: string };
}

interface WithBody {
  readonly body: object;
}

export interface Subject<Item> {
  readonly at: string;
  readonly texts: AdminListTexts & Pick<typeof adminTexts, 'failed' | 'cancel'> & { readonly gone: string };
  readonly list: ListMock<Item>;
  readonly nameOf: (item: Item) => string;
}

/** The sample that the stories work on, and another that stays. */
export const firstTwo = <Item>({ list, nameOf }: Subject<Item>) => {
  const [first, second] = list.samples.ok;
  if (first === undefined || second === undefined) throw new Error('The sample has two entries.');
  return { first, second, firstName: nameOf(first), secondName: nameOf(second) };
};

/** A form as its stories use it. */
export interface FormSubject<Item> extends Subject<Item> {
  readonly reads: Reads;
  /** The address with the dialog open. */
  readonly address: string;
  /** The button that opens it. */
  readonly opener: string;
  readonly title: string;
  readonly submit: string;
  readonly saving: string;
  readonly command: CommandMock<WithBody>;
  /** The toast of a success. */
  readonly done: string;
  /** The name its values are kept under, and values as they are kept. */
  readonly kept: KeptFormName;
  readonly keptValues: object;
  /** What a person enters, by the labels of the text fields in their order. */
  readonly entered: Readonly<Record<string, string>>;
  /** What is chosen besides, before the image. */
  readonly prepare?: (form: Inside) => Promise<void>;
  /** The label of an image that must be chosen. */
  readonly image?: string;
  /** The request body that arrives. */
  readonly sent: object;
  /** The list once it is saved, and a text that it then shows. */
  readonly after: Item[];
  readonly shows: string;
  /** What the server says of the first text field, by the field's name in the request. */
  readonly refusal: Readonly<Record<string, string>>;
}
