import { NOT_FOUND_PATH, sidecarPath, toHref } from '../address/address.ts';

/** Picture that other sites show with a link to a page. */
export interface PreviewImage {
  /** Full address. */
  url: string;
  /** Width in pixels, set for pictures that the build draws. */
  width?: string;
  height?: string;
  alt: string;
}

/** What the head says about one page. */
export interface PageHead {
  path: string;
  title: string;
  /** Title of the browser tab. */
  documentTitle: string;
  description: string;
  /** Canonical address, on a site with an origin. */
  url?: string;
  image?: PreviewImage;
  /** Set if search engines must not index the page. */
  isHidden?: true;
}

/** An element of the head that depends on the page. */
export interface PageTag {
  tag: 'meta' | 'link';
  /** Attributes that identify the element. */
  key: Record<string, string>;
  /** Attribute that contains the value. */
  name: 'content' | 'href';
  /** Empty or undefined on pages without the element. */
  value: string | undefined;
}

/**
 * Returns all elements of the head that depend on the page, except for its title, in document order. The build prints
 * them, and the browser updates them with each page. X (Twitter) falls back to Open Graph's tags.
 */
export function pageTags(page: PageHead, site: { title: string; basePath: string }): PageTag[] {
  const { path, title, description, url, image } = page;
  const markdown = toHref({ path: sidecarPath(path, 'md') }, site.basePath);
  return [
    ...metaTags('name', [
      ['description', description],
      ['robots', page.isHidden && 'noindex'],
      ['twitter:card', image ? 'summary_large_image' : 'summary'],
      ['twitter:image:alt', image?.alt],
    ]),
    ...metaTags('property', [
      ['og:type', path === '/' ? 'website' : 'article'],
      ['og:title', title],
      ['og:description', description],
      ['og:site_name', site.title],
      ['og:url', url],
      ['og:image', image?.url],
      ['og:image:width', image?.width],
      ['og:image:height', image?.height],
      ['og:image:alt', image?.alt],
    ]),
    { tag: 'link', key: { rel: 'canonical' }, name: 'href', value: url },
    {
      tag: 'link',
      key: { rel: 'alternate', type: 'text/markdown' },
      name: 'href',
      value: path === NOT_FOUND_PATH ? undefined : markdown,
    },
  ];
}

function metaTags(
  name: 'name' | 'property',
  entries: [key: string, value: string | undefined][],
): PageTag[] {
  return entries.map(([key, value]) => ({
    tag: 'meta',
    key: { [name]: key },
    name: 'content',
    value,
  }));
}
