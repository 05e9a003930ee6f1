import { paths } from '@gifting/domain/site/paths';
import { giftingItemTexts as texts } from '@gifting/ui/screens/gifting/GiftingItemScreen/GiftingItemScreen.texts.ts';
import { useQuery } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { Link, useParams } from 'react-router-dom';
import { Picture } from './Picture';
import { giftingItemQuery } from './reads';

/** A gifting category's texts and pictures as plain markup. */
export const GiftingItem = () => {
  const { id = '' } = useParams();
  const { data } = useQuery(giftingItemQuery(id));
  return (
    <main>
      {data && (
        <>
          <h1>{data.name}</h1>
          <p>{data.description}</p>
          <ul>
            {data.products.map(({ id: key, name, description, thumbnail }) => (
              <li key={key}>
                {thumbnail && <Picture src={thumbnail} />}
                <h2>{name}</h2>
                <p>{description}</p>
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => toast(texts.comingSoon)}>
            {texts.fullCatalogue}
          </button>
        </>
      )}
      <h2>{texts.next}</h2>
      <p>{texts.nextText}</p>
      <Link to={paths.builder}>{texts.build}</Link>
    </main>
  );
};
