import { Callout } from './Callout.tsx';

/** What an `.mdx` page may use, by the name it uses it under. */
export const components = { Callout };
