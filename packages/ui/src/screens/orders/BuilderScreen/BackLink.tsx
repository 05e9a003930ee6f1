import { linkStyles } from '#primitives/TextLink/TextLink.tsx';

type BackLinkProps = Readonly<{ label: string; onClick: () => void }>;

/** Goes back to an earlier step, beside the title. A button, because the address stays the same. */
export const BackLink = ({ label, onClick }: BackLinkProps) => (
  <button type="button" className={linkStyles({ tall: true })} onClick={onClick}>
    {label}
  </button>
);
