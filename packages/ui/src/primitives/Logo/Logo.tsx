import './Logo.css';

type LogoProps = Readonly<{
  /** Brand name; an ampersand is drawn as the ribbon. */
  name: string;
}>;

/** The wordmark. Inside the home link it is that link's accessible name. */
export const Logo = ({ name }: LogoProps) => {
  const [first, ...rest] = name.split('&');
  return (
    <span className="logo">
      {first}
      {rest.length > 0 && <span className="logo__amp">&amp;</span>}
      {rest.join('&')}
    </span>
  );
};
