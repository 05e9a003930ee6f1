import { expect, it } from 'vitest';
import { createDocument } from './document';

const template =
  '<html><head><!--app-head--><title>The app</title><!--app-head-->' +
  '<script type="module" src="/assets/app.js"></script></head>' +
  '<body><div id="root"><!--app-html--></div><p>Late</p><!--app-state--></body></html>';

const fill = createDocument(template);

it('fills the placeholders literally', () => {
  const html = fill({
    head: '<title>Box $& co</title>',
    links: '<link rel="modulepreload" href="/assets/box.js">',
    html: "<main><h1>It costs $1, not $'</h1></main>",
    state: '<script type="application/json">{}</script>',
  });
  expect(html).toBe(
    '<html><head><title>Box $& co</title><link rel="modulepreload" href="/assets/box.js">' +
      '<script type="module" fetchpriority="low" src="/assets/app.js"></script></head>' +
      '<body><div id="root"><main><h1>It costs $1, not $\'</h1></main></div><p>Late</p>' +
      '<script type="application/json">{}</script></body></html>',
  );
});

it('leaves a page for the browser empty, with its title and scripts that load at once', () => {
  expect(fill({ links: '' })).toBe(
    '<html><head><title>The app</title><script type="module" src="/assets/app.js"></script></head>' +
      '<body><div id="root"></div><p>Late</p></body></html>',
  );
});

it('rejects a template without its placeholders', () => {
  expect(() => createDocument('<html></html>')).toThrow('<!--app-head-->');
});
