/** A statement in a few words: its tables and conditions, without the columns it reads and the values it was sent with. */
export const shapeOf = (text: string): string =>
  text
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\(\$(, \$)*\)/g, '($)')
    .replaceAll(/select (?:(?! from |select ).)+ from /g, 'select … from ')
    .replace(/ returning .*$/, '')
    .replace(/(insert into \w+) \(.*?\) values .*?(?= on conflict|$)/, '$1')
    .replace(/(on conflict .* do update) set .*$/, '$1')
    .replace(/(update \w+) set .*?(?= where|$)/, '$1')
    .trim();
