import { siDiscord, siFarcaster, siGithub, siTelegram, siX } from 'simple-icons';
import { dataHref, LAB_PAGES } from '../address/address.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config } from '../config/schema.ts';
import { hashText } from '../content/runs.ts';
import type { Site } from './site.ts';

/** The part of the config that the shell uses. It is the same on every page. */
export interface ShellConfig
  extends Pick<Config, 'title' | 'basePath' | 'logoUrl' | 'topNav' | 'theme'> {
  /** Path that the pages of a generated reference are below. */
  reference?: string;
  /** Paths of the site's pages that the lab links to; undefined if there are none. */
  labPages?: string[];
  editText?: string;
  /** Addresses of the scripts from the config; omitted if there are none. */
  scripts?: string[];
  /**
   * Addresses that the data of files in `public/` would have, for files that links lead to as if they were pages;
   * undefined if there are none.
   */
  documents?: string[];
  /** False if readers can't save pages. */
  offline?: false;
  banner?: BannerView;
  socials: SocialView[];
  /** HTML below the outline. */
  outlineFooter?: string;
}

export interface BannerView extends Omit<NonNullable<Config['banner']>, 'content'> {
  /** Changes with the content, so that a reader who dismissed one banner sees the next. */
  id: string;
  html: string;
}

export interface SocialView extends Required<Config['socials'][number]> {
  /** Drawing of the icon, as the `d` of an SVG path in a view box of 24 by 24. */
  drawing: string;
}

/** Warpcast is the former name of Farcaster's own app. */
const BRANDS = {
  discord: siDiscord,
  github: siGithub,
  telegram: siTelegram,
  warpcast: { ...siFarcaster, title: 'Warpcast' },
  x: siX,
};

/** Returns the shell's part of the config, with snippets compiled. */
export function shellConfig({
  config,
  logoUrl,
  snippets,
  documents = [],
  routes,
}: Pick<Site, 'config' | 'logoUrl' | 'snippets' | 'documents'> &
  Partial<Pick<Site, 'routes'>>): ShellConfig {
  const { title, basePath, topNav, theme, library, editLink, head, offline } = config;
  const labPages = LAB_PAGES.filter((path) => routes?.has(path));
  return {
    title,
    basePath,
    logoUrl,
    topNav,
    theme,
    reference: typeof library?.reference === 'object' ? referencePath(config) : undefined,
    ...(labPages.length > 0 && { labPages }),
    editText: editLink?.text,
    ...(head.scripts.length > 0 && { scripts: head.scripts }),
    ...(documents.length > 0 && { documents: documents.map((path) => dataHref(path, basePath)) }),
    ...(offline ? {} : { offline }),
    banner: bannerView(config.banner, snippets.banner?.html),
    socials: config.socials.map(({ icon, label, link }) => ({
      icon,
      label: label ?? BRANDS[icon].title,
      link,
      drawing: BRANDS[icon].path,
    })),
    outlineFooter: snippets.outlineFooter?.html,
  };
}

function bannerView(banner: Config['banner'], html: string | undefined): BannerView | undefined {
  if (banner === undefined || html === undefined) return undefined;
  const { content, ...rest } = banner;
  return { ...rest, html, id: hashText(content) };
}
