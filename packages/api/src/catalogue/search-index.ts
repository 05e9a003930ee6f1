import type { CatalogueEntry } from '@gifting/domain/catalogue/narrow';
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';

/** An entry of the index, with the names of its categories. */
export interface IndexedEntry extends CatalogueEntry {
  readonly categoryNames: readonly string[];
}

/** Entries that have the words, the best match first. */
interface Matches {
  readonly matched: readonly IndexedEntry[];
  /** None has the words as they were typed: these come nearest. */
  readonly nearest: boolean;
}

/** A search of a catalogue that does not change. */
export interface SearchIndex {
  /** Every entry, in the order given. */
  readonly all: readonly IndexedEntry[];
  /** Finds entries by words; all of them without a word. */
  readonly find: (text: string) => Matches;
}

const accents = /\p{M}/gu;

/** `Café` and `cafe` are one word. */
const plain = (word: string): string => word.normalize('NFD').replaceAll(accents, '').toLowerCase();

const wordsOf = (text: string): string[] => MiniSearch.getDefault('tokenize')(text).filter(Boolean);

/** The most words that are searched for: fifty single letters would keep a server busy for seconds. */
const mostWords = 8;

/** The different words of a search, as the index has them. */
const typedWords = (text: string): string[] => [...new Set(wordsOf(text).map(plain))].slice(0, mostWords);

/** Each word of a name joined with the next: a power bank is also typed as a powerbank. */
const joined = (name: string): string => {
  const words = wordsOf(name);
  return words
    .slice(1)
    .map((word, at) => `${words[at]}${word}`)
    .join(' ');
};

/** Letters may be wrong, missing or too many: up to one in three, at most two. */
const faults: SearchOptions = { fuzzy: 0.3, maxFuzzy: 2 };

/** The words with two neighbouring letters the other way round. */
const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));

/** Swapped letters are two faults, which a short word cannot have besides. */
const forgiving = (word: string): Query =>
  word.length > 4
    ? word
    : {
        combineWith: 'OR',
        queries: [word, { combineWith: 'OR', fuzzy: false, prefix: false, queries: swapsOf(word) }],
      };

/** The fields that hold words as they are written. */
const asTyped = ['name', 'categories', 'description'] as const;

/** The tries, until one finds something: all words as typed, all with faults, any with faults. */
const triesOf = (words: readonly string[]): readonly Query[] => {
  const queries = words.map(forgiving);
  return [
    { fields: [...asTyped], combineWith: 'AND', queries: [...words] },
    { ...faults, combineWith: 'AND', queries },
    { ...faults, combineWith: 'OR', queries },
  ];
};

/** How many entries are indexed before other work has its turn: a few milliseconds. */
const chunkSize = 200;

/** Indexes a catalogue. For 10,000 products about a fifth of a second, in chunks. */
export const createSearchIndex = async (entries: readonly IndexedEntry[]): Promise<SearchIndex> => {
  const index = new MiniSearch({
    fields: [...asTyped, 'joined'],
    processTerm: plain,
    searchOptions: { combineWith: 'AND', prefix: true, boost: { name: 4, joined: 2, categories: 2 } },
  });
  const documents = entries.map(({ product: { name, description }, categoryNames }, id) => ({
    id,
    name,
    joined: joined(name),
    categories: categoryNames.join(' '),
    description,
  }));
  await index.addAllAsync(documents, { chunkSize });
  return {
    all: entries,
    find: (text) => {
      const words = typedWords(text);
      if (words.length === 0) return { matched: entries, nearest: false };
      for (const [attempt, query] of triesOf(words).entries()) {
        const results = index.search(query);
        if (results.length === 0) continue;
        // Equal scores in the order of the catalogue, so that pages neither repeat nor miss a product.
        const sorted = results.sort((one, other) => other.score - one.score || one.id - other.id);
        return { matched: sorted.flatMap(({ id }) => entries[id] ?? []), nearest: attempt > 0 };
      }
      return { matched: [], nearest: false };
    },
  };
};
