import type { Frontmatter } from '../config/frontmatter.ts';
import type { Config } from '../config/schema.ts';
import type { Blocks } from '../content/block.ts';
import type { Lookup } from '../content/lookup.ts';
import type { BlogPost, TaggedPage } from '../content/page.ts';
import { Actions } from './Actions.tsx';
import { Bars } from './Bars.tsx';
import { blogPosts } from './BlogPosts.tsx';
import { byline } from './Byline.tsx';
import { Callout } from './Callout.tsx';
import { Cards, card } from './Cards.tsx';
import { Converter } from './Converter.tsx';
import { Label } from './content.tsx';
import { Details } from './Details.tsx';
import { Diagram } from './Diagram.tsx';
import { Angle, Annotation, Arrow, Dimension, Point, Shape } from './diagramParts.tsx';
import { Example } from './Example.tsx';
import { Filter } from './Filter.tsx';
import { glossary } from './Glossary.tsx';
import { recipes } from './Recipes.tsx';
import { sponsors } from './Sponsors.tsx';
import { Steps } from './Steps.tsx';
import { CodeGroup, Tab, Tabs } from './Tabs.tsx';

/** The site and the page that blocks are rendered for. */
export interface BlockContext {
  /** Path of the page. */
  path: string;
  frontmatter: Frontmatter;
  /** Pages with a date, newest first. */
  posts: BlogPost[];
  /** Pages with tags, by title. */
  tagged: TaggedPage[];
  sponsors: Config['sponsors'];
  terms: Config['terms'];
  /** Scenes whose pictures a card can show. */
  scenes: Lookup<{ id: string }>;
}

/**
 * Creates all blocks that a page can use, by name. Blocks write links and pictures as a writer would (`/world`);
 * compiling the page resolves and checks them.
 */
export function createBlocks(page: BlockContext): Blocks {
  return {
    Actions,
    Angle,
    Annotation,
    Arrow,
    Bars,
    BlogPosts: blogPosts(page.posts, page.path),
    Byline: byline(page.frontmatter),
    Callout,
    Card: card(page.scenes),
    Cards,
    CodeGroup,
    Converter,
    Details,
    Diagram,
    Dimension,
    Example,
    Filter,
    Glossary: glossary(page.terms),
    Label,
    Point,
    Recipes: recipes(page.tagged, page.path),
    Shape,
    Sponsors: sponsors(page.sponsors ?? []),
    Steps,
    Tab,
    Tabs,
  };
}
