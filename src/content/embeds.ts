import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../config/problem.ts';
import { findElements } from './elements.ts';
import { createFileResolver, type ImageContext, type ResolvedFiles } from './images.ts';

/** Attributes, by element and under their names in hast, whose files browsers load. */
const LOADING_ATTRIBUTES: Record<string, readonly string[]> = {
  audio: ['src'],
  iframe: ['src'],
  image: ['href', 'xLinkHref'],
  img: ['src', 'srcSet'],
  input: ['src'],
  source: ['src', 'srcSet'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** Attributes that other code resolves if they lead to this site: as pictures with variants, or as links. */
const RESOLVED_ELSEWHERE = ['img src', 'iframe src'];

/**
 * Resolves the addresses of what a page embeds: sources of videos and sounds, posters, and candidates for the sizes of
 * a picture. Files of the site are copied like pictures, and `//example.org` becomes `https://example.org`.
 */
export async function resolveEmbeds(
  tree: Root,
  filePath: string,
  file: string,
  context: ImageContext,
): Promise<ResolvedFiles> {
  const { resolve: resolveFile, images, problems } = createFileResolver(filePath, file, context);
  const resolve = async (node: Element, name: string, address: string): Promise<string> => {
    const { tagName, position } = node;
    if (address.startsWith('//')) return `https:${address}`;
    const isPicture = name !== 'src' || tagName === 'img' || tagName === 'input';
    if (/^https?:/i.test(address) || (isPicture && /^data:/i.test(address))) return address;
    const [scheme] = /^[a-z]{2,}:/i.exec(address) ?? [];
    if (scheme) {
      const message = `<${tagName}> cannot load "${scheme}" addresses`;
      const fix = 'put the file next to the page, or in public/';
      problems.push({ file, line: position?.start?.line, message, fix });
      return address;
    }
    if (RESOLVED_ELSEWHERE.includes(`${tagName} ${name}`)) return address;
    const found = await resolveFile(address, node, isPicture ? 'image' : 'file');
    return found?.href ?? address;
  };
  const loading = findElements(tree).flatMap((node) =>
    (LOADING_ATTRIBUTES[node.tagName] ?? []).map((name) => ({ node, name })),
  );
  for (const { node, name } of loading) {
    if (typeof node.properties[name] !== 'string') continue;
    const value = String(node.properties[name]).trim();
    const candidates = name === 'srcSet' ? parseSrcSet(value) : [{ address: value, size: '' }];
    const addresses: string[] = [];
    for (const { address, size } of candidates)
      addresses.push((await resolve(node, name, address)) + size);
    node.properties[name] = addresses.join(', ');
  }
  return { images, problems };
}

/** Parses the candidates of a `srcset`: `a.png 1x, b.png 2x`. Addresses can contain commas. */
function parseSrcSet(srcSet: string): { address: string; size: string }[] {
  return [...srcSet.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(\s+[^\s,]+)?\s*(?:,|$)/g)].map(
    ([, address = '', size = '']) => ({ address, size: size && ` ${size.trim()}` }),
  );
}

/**
 * Elements that pages can't contain, because their content security policy blocks them, with the alternative for each.
 */
const BLOCKED: Record<string, string> = {
  script: 'remove it; "head.scripts" in the config lists scripts of all pages',
  style: 'use style attributes',
  link: 'use style attributes',
  object: 'use a picture, <video>, <audio>, or <iframe>',
  embed: 'use a picture, <video>, <audio>, or <iframe>',
  form: 'link to a page with the form',
  base: 'write complete addresses',
};

/** Matches a style that loads a file. */
const STYLE_WITH_FILE = /url\(\s*["']?(?!data:|#)/i;
/** Matches the types of scripts that contain only data. */
const DATA_SCRIPT = /json|text\/plain/;

/** Returns a problem for everything in a page that its content security policy would silently block. */
export function blockedProblems(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'element', (node) => {
    const { tagName, properties, position } = node;
    // Raw HTML can have a position without a start.
    const line = position?.start?.line;
    const report = (what: string, fix: string) =>
      problems.push({ file, line, message: `${what} has no effect on pages`, fix });
    const fix = BLOCKED[tagName];
    if (fix && !isHarmless(node)) report(`<${tagName}>`, fix);
    for (const [name, value] of Object.entries(properties)) {
      problems.push(...handlerProblem(name, file, line));
      if (name === 'style' && STYLE_WITH_FILE.test(String(value)))
        report('a file in a style attribute', 'use a picture');
      else if (name === 'srcDoc')
        report('"srcdoc"', 'put the document into a file in public/, and use "src"');
      else if (/^(href|src)$/i.test(name) && /^\s*javascript:/i.test(String(value)))
        report('"javascript:"', 'link to a page');
    }
  });
  return problems;
}

/** Returns a problem for an event handler such as `onclick`, and none for other attributes. */
export function handlerProblem(name: string, file: string, line: number | undefined): Problem[] {
  if (!/^on[a-z]/i.test(name)) return [];
  const fix = 'remove it; pages run no code';
  return [{ file, line, message: `"${name.toLowerCase()}" has no effect on pages`, fix }];
}

function isHarmless({ tagName, properties }: Element): boolean {
  if (tagName === 'script') return DATA_SCRIPT.test(String(properties.type));
  return tagName === 'link' && !String(properties.rel).includes('stylesheet');
}
