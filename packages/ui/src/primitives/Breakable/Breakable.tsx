import { Fragment } from 'react';

/**
 * An e-mail or web address that may break after a slash, and before its @ or a dot: its words stay whole on a phone.
 * A screen reader reads it as one.
 */
export const Breakable = ({ address }: { readonly address: string }) =>
  address.split(/(?<=\/)|(?=[@.])/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {part}
      <wbr />
    </Fragment>
  ));
