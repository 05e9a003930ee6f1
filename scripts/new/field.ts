import { type Changes, kebab, words } from './changes';

const domain = 'packages/domain/src';
const screen = 'packages/ui/src/screens/admin/AdminProductsScreen';

/** A whole number that administrators enter for a product: rule, form, demo, column, contract and stories. */
export const newField = (changes: Changes, name: string): void => {
  const [, field] = /^products\.([a-z][A-Za-z]+)$/.exec(name) ?? [];
  if (field === undefined)
    throw new Error('A field has a name like products.weight; others are laid by hand.');
  if (changes.has(`${domain}/products/fields.ts`, new RegExp(`^ {2}${field}[:,]`, 'm')))
    throw new Error(`${name} exists already.`);
  const wire = kebab(field).replaceAll('-', '_');
  const missing = `Enter the ${words(field).toLowerCase()}`;
  const insert = (path: string, before: RegExp, line: string) => changes.insert(path, before, `${line}\n`);

  insert(
    `${domain}/products/fields.ts`,
    /^ {2}type: editableChoice/m,
    `  ${field}: editableCount('${wire}', '${words(field)}', '${missing}'),`,
  );
  const rules = `${domain}/products/forms.test.ts`;
  insert(rules, /^ {6}'priceRanges\.0\.price: /m, `      '${field}: ${missing}',`);
  insert(rules, /^ {6}product_type: /m, `      ${wire}: 3,`);
  insert(`${domain}/testing/product-body.ts`, /^ {2}product_type: /m, `  ${wire}: 3,`);
  insert(`${domain}/testing/product-body.ts`, /^ {2}type: /m, `  ${field}: 3,`);
  insert('packages/api/src/demo/products.ts', /^ {4}type: bagIds/m, `    ${field}: 3,`);
  insert(
    'apps/server/src/database/schema.ts',
    /^ {4}\/\*\* The stock\. \*\//m,
    `    ${field}: integer('${wire}').notNull().default(0),`,
  );
  insert(
    'apps/server/src/database/schema.ts',
    /^ {4}notNegative\('products_minimum/m,
    `    notNegative('products_${wire}_check', table.${field}),`,
  );
  const cases = 'contract/cases/products.ts';
  insert(cases, /^ {2}\{ body: \{ minimum_order_quantity/m, `  { body: { ${wire}: -1 }, field: '${wire}' },`);
  insert(cases, /^ {10}minimumOrderQuantity: added/m, `          ${field}: added?.${field},`);
  insert(cases, /^ {8}minimumOrderQuantity: 5/m, `        ${field}: 3,`);
  insert(
    `${screen}/ProductFields.tsx`,
    /^ {10}<NumberField\n {12}label=\{labels\.quantity\}/m,
    `          <NumberField
            label={labels.${field}}
            required
            error={errors.${field}?.message}
            {...register('${field}')}
          />`,
  );
  const stories = `${screen}/AdminProductsScreen.stories.tsx`;
  insert(stories, /^ {2}\[labels\.quantity\]: '40'/m, `  [labels.${field}]: '3',`);
  insert(stories, /^ {4}quantity: 40,/m, `    ${field}: 3,`);
  insert(stories, /^ {4}quantity: 2500,/m, `    ${field}: mug.${field},`);
};
