import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

const makes =
  'Stoneware,Bamboo,Leather,Recycled,Organic,Brushed,Enamel,Walnut,Merino,Linen,Copper,Marble,Ceramic,Cotton,Woven,Scented,Embroidered,Engraved,Folding,Heavy,Oak,Cork,Slate,Brass,Velvet,Quilted,Striped,Speckled,Matte,Glazed,Pocket,Grand,Slim,Classic,Summer,Winter,Festive,Artisan,Vintage,Nordic'.split(
    ',',
  );
const things =
  'Mug,Cap,T-Shirt,Notebook,Insulated Bottle,Hoodie,Canvas Tote,Candle,Chocolate Box,Lanyard,Earbuds,Desk Plant,Umbrella,Backpack,Fountain Pen,Coaster Set,Tea Tin,Blanket,Scarf,Beanie,Cheese Board,Picnic Rug,Travel Pillow,Power Bank,Speaker,Key Ring,Cutting Board,Apron,Socks,Cardholder,Wallet,Headphones,Phone Stand,Mouse Mat,Calendar,Planner,Sketchbook,Pencil Case,Water Carafe,Teapot,Espresso Cup,Wine Glass,Tumbler,Lunch Box,Cookie Jar,Honey Jar,Olive Oil,Jam Trio,Granola,Coffee Beans'.split(
    ',',
  );
const colours = ['Ivory', 'Sage', 'Clay', 'Dusk', 'Pine'];

/** How many different products {@link largeCatalogue} has. */
export const largestCatalogue = makes.length * things.length * colours.length;

/** Has no factor in common with the number of products, so that each is met once, in a mixed order. */
const stride = 7919;

const wordAt = (words: readonly string[], index: number): string => words[index % words.length] ?? '';

const productAt = (index: number) => {
  const mixed = (index * stride) % largestCatalogue;
  const make = wordAt(makes, mixed);
  const thing = wordAt(things, Math.floor(mixed / makes.length));
  const colour = wordAt(colours, Math.floor(mixed / makes.length / things.length));
  const price = 200 + ((mixed * 37) % 4800);
  const days = 2 + (mixed % 9) * 2;
  return {
    name: `${make} ${thing}, ${colour}`,
    description: `Made to order in ${colour.toLowerCase()} and packed with a card, number ${mixed}.`,
    category_id: 31 + (mixed % 5),
    gifting_id: 1 + (mixed % 5),
    minimum: 25 * (1 + (mixed % 6)),
    delivery_time: `${days}-${days + 2} working days`,
    ranges: [
      { min: 1, max: 99, price },
      { min: 100, max: 100_000, price: Math.round(price * 0.9) },
    ],
  };
};

/** Adds that many different products to the demo catalogue, the same ones each time. */
export const addLargeCatalogue = async (db: Database, count: number): Promise<void> => {
  const rows = Array.from({ length: count }, (_, index) => productAt(index));
  // A request's statement may take a second, and the embedded database a minute over 70,000 parameters.
  for (let from = 0; from < count; from += 500) {
    const some = JSON.stringify(rows.slice(from, from + 500));
    await db.execute(sql`
      insert into products
        (name, description, category_id, gifting_id, minimum_order_quantity, delivery_time, price_ranges)
      select name, description, category_id, gifting_id, minimum, delivery_time, ranges
      from jsonb_to_recordset(${some}::jsonb) as row (
        name text, description text, category_id bigint, gifting_id bigint, minimum integer, delivery_time text,
        ranges jsonb
      )`);
  }
};
