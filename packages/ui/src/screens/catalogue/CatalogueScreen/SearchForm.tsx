import type { CatalogueWish } from '@gifting/domain/catalogue/asked';
import { Search } from 'lucide-react';
import { paths } from '#app/paths.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { catalogueTexts as texts } from './CatalogueScreen.texts';
import { useTyped } from './useTyped';
import type { ChangeWish } from './useWish';
import { without } from './wish';

type SearchFormProps = Readonly<{ wish: CatalogueWish; change: ChangeWish }>;

/** The words that are searched for, while they are typed. */
export const SearchForm = ({ wish, change }: SearchFormProps) => {
  const words = useTyped(wish.q ?? '', (q) =>
    change((present) => ({ ...without(present, 'words'), q }), { replace: true }),
  );
  return (
    <search>
      <form
        action={paths.catalogue}
        className="catalogue__search"
        onSubmit={(event) => {
          event.preventDefault();
          words.settle();
        }}
      >
        <TextField
          type="search"
          name="q"
          label={texts.search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={words.text}
          onChange={({ target }) => words.onType(target.value)}
        />
        <Button type="submit" size="lg">
          <Search className="icon" />
          {texts.submit}
        </Button>
      </form>
    </search>
  );
};
