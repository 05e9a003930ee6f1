import { paths } from '@gifting/domain/site/paths';
import { homeTexts as texts } from '@gifting/ui/screens/home/HomeScreen/HomeScreen.texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Picture } from './Picture';
import { servicesQuery } from './reads';

const { cards, portalCards, seasons } = texts;

const gifting = [
  { ...cards.welcome, pictures: ['tissue', 'mug'] },
  { ...cards.milestones, pictures: ['candle'] },
  { ...cards.events, pictures: ['tote'] },
  { ...cards.awards, pictures: ['bottle', 'chocolates'] },
  { ...cards.giveaways, pictures: ['cap'] },
  { ...cards.packaging, pictures: ['box-mailer'] },
  { ...cards.influencers, pictures: ['plant', 'box-keepsake'] },
] as const;

const inspiration = [
  { name: seasons.festive, about: '', pictures: ['candle', 'giftbox'] },
  { name: seasons.summer, about: '', pictures: ['plant', 'bottle'] },
  { name: seasons.autumn, about: '', pictures: ['hoodie', 'mug'] },
] as const;

const portals = [portalCards.microsites, portalCards.redemption, portalCards.data].map((card) => ({
  ...card,
  pictures: [],
}));

type Card = Readonly<{ name: string; about: string; pictures: readonly string[] }>;

const Cards = ({ of }: { readonly of: readonly Card[] }) => (
  <ul>
    {of.map(({ name, about, pictures }) => (
      <li key={name}>
        <h3>{name}</h3>
        <p>{about}</p>
        {pictures.map((picture) => (
          <Picture key={picture} src={`/pictures/${picture}.svg`} />
        ))}
      </li>
    ))}
  </ul>
);

const Services = () => {
  const { data = [] } = useQuery(servicesQuery);
  return (
    <ul>
      {data.map(({ id, name, description, image }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{description}</p>
          {image && <Picture src={image} />}
        </li>
      ))}
    </ul>
  );
};

/** Home's texts and pictures as plain markup. */
export const Home = () => (
  <main>
    <h1>{texts.title}</h1>
    <p>{texts.lead}</p>
    <Link to={paths.builder}>{texts.start}</Link>
    <h2>{texts.gifting}</h2>
    <Cards of={gifting} />
    <h2>{texts.services}</h2>
    <Services />
    <h2>{texts.press}</h2>
    <Picture src="/pictures/box-keepsake.svg" alt={texts.pressPictures.box} />
    <Picture src="/pictures/chocolates.svg" alt={texts.pressPictures.chocolates} />
    <Picture src="/pictures/card.svg" alt={texts.pressPictures.card} />
    <h2>{texts.portals}</h2>
    <Cards of={portals} />
    <h2>{texts.inspiration}</h2>
    <Cards of={inspiration} />
    <h2>{texts.how}</h2>
    <ol>
      {texts.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <h2>{texts.collaborate}</h2>
    <dl>
      {texts.figures.map(({ figure, of }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
    <h2>{texts.touch}</h2>
    <ul>
      {texts.reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        {texts.email} <input type="email" required />
      </label>
      <label>
        {texts.phone} <input type="tel" required />
      </label>
      <label>
        {texts.message} <textarea required />
      </label>
      <button type="submit">{texts.submit}</button>
    </form>
  </main>
);
