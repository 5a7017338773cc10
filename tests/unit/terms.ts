/** A word that pages should not use, and its replacement. */
export interface Term {
  /** Matches the word in prose; a space matches line breaks, too. */
  pattern: RegExp;
  /** The preferred word; none if the word should be left out. */
  replacement?: string;
  /** Allows the word in paragraphs that match this, such as terms of other engines. */
  allowedNear?: RegExp;
}

const ENGINES = /\b(?:Rapier|Unity|Godot|Phaser|matter\.js|p2|other engines?)\b/i;

/** Words that add nothing, or sound condescending. */
const FILLERS = [
  /\bsimply\b/i,
  /\beasily\b/i,
  /\beasy\b/i,
  /\bobviously\b/i,
  /\bclearly\b/i,
  /\bof course\b/i,
  /\bbasically\b/i,
  /\bactually\b/i,
  /\btrivial(?:ly)?\b/i,
  /\bjust\b/i,
  /\breally\b/i,
  /\bquite\b/i,
  /\bneedless to say\b/i,
  /\b(?:please )?note that\b/i,
  /\bplease\b/i,
  // Marketing language.
  /\bpowerful\b/i,
  /\bseamless(?:ly)?\b/i,
  /\bawesome\b/i,
  /\bblazing(?:ly)?\b/i,
  /\beffortless(?:ly)?\b/i,
  /\bcutting[ -]edge\b/i,
];

/** One term for each concept, so that a search finds all uses. */
const CONCEPTS: Term[] = [
  { pattern: /\btime-?steps?\b/i, replacement: '"time step"' },
  { pattern: /\bframe-?rates?\b/i, replacement: '"frame rate"' },
  { pattern: /\bcolliders?\b/i, replacement: '"fixture"', allowedNear: ENGINES },
  { pattern: /\bhit ?box(?:es)?\b/i, replacement: '"fixture"', allowedNear: ENGINES },
  { pattern: /\bkinetic bod(?:y|ies)\b/i, replacement: '"kinematic body"' },
  { pattern: /\brigidbod(?:y|ies)\b/i, replacement: '"body"', allowedNear: ENGINES },
  { pattern: /\b(?:static|dynamic|kinematic) objects?\b/i, replacement: '"body"' },
  { pattern: /\bcent(?:er|re) of gravity\b/i, replacement: '"center of mass"' },
  { pattern: /\bmass center\b/i, replacement: '"center of mass"' },
  { pattern: /\bray-?cast(?:s|ing)?\b/i, replacement: '"ray cast"' },
  {
    pattern: /\b(?:hinge|pin) joints?\b/i,
    replacement: '"revolute joint"',
    allowedNear: /\brevolute\b/i,
  },
  {
    pattern: /\bslider joints?\b/i,
    replacement: '"prismatic joint"',
    allowedNear: /\bprismatic\b/i,
  },
  { pattern: /\b(?:anti-?|counter-)clockwise\b/i, replacement: '"counterclockwise"' },
  { pattern: /\bmoment of inertia\b/i, replacement: '"rotational inertia"' },
];

/** Official spelling of names. */
const NAMES: Term[] = [
  { pattern: /\b(?:Javascript|javascript)\b/, replacement: '"JavaScript"' },
  { pattern: /\b(?:Typescript|typescript)\b/, replacement: '"TypeScript"' },
  { pattern: /\b(?:Box2d|box2d|box2D)\b/, replacement: '"Box2D"' },
  { pattern: /\b(?:planck\.js|planckjs|PlanckJS|Planck JS)\b/, replacement: '"Planck.js"' },
  { pattern: /\bGithub\b/, replacement: '"GitHub"' },
  { pattern: /\bNPM\b/, replacement: '"npm"' },
];

/** American spelling, and short words instead of long ones. */
const ENGLISH: Term[] = [
  { pattern: /\b(?:milli|centi|kilo)?metres?\b/i, replacement: '"meter"' },
  { pattern: /\bcentre[ds]?\b/i, replacement: '"center"' },
  { pattern: /\bcolour(?:s|ed|ing)?\b/i, replacement: '"color"' },
  { pattern: /\bbehaviours?\b/i, replacement: '"behavior"' },
  { pattern: /\bneighbour(?:s|ing)?\b/i, replacement: '"neighbor"' },
  { pattern: /\bgrey\b/i, replacement: '"gray"' },
  { pattern: /\blicences?\b/i, replacement: '"license"' },
  { pattern: /\b(?:travell|modell|cancell)(?:ed|ing)\b/i, replacement: 'a single l' },
  {
    pattern:
      /\b(?:initial|normal|optim|serial|synchron|visual|organ|real|recogn)is(?:e[ds]?|ing)\b/i,
    replacement: 'it with -ize',
  },
  { pattern: /\bwhilst\b/i, replacement: '"while"' },
  { pattern: /\bin order to\b/i, replacement: '"to"' },
  { pattern: /\butili[sz]e[ds]?\b/i, replacement: '"use"' },
  { pattern: /\be\.g\./i, replacement: '"such as"' },
  { pattern: /\bi\.e\./i, replacement: '"that is"' },
  { pattern: /\betc\b\.?/i, replacement: '"and so on"' },
  // Address the reader as "you", and name the engine.
  { pattern: /\b(?:we|us|our|ours|let's)\b/, replacement: '"you", or who it is' },
  { pattern: /\b(?:We|Our|Let's)\b/, replacement: '"you", or who it is' },
];

/** A space before units: `10 m`. */
const UNITS: Term[] = [
  {
    pattern: /(?<![\w.])\d+(?:\.\d+)?(?:m|m\/s|kg|Hz|rad|ms|s|N|kB)\b/,
    replacement: 'a space before the unit',
  },
];

export const terms: Term[] = [
  ...FILLERS.map((pattern) => ({ pattern })),
  ...CONCEPTS,
  ...NAMES,
  ...ENGLISH,
  ...UNITS,
];
