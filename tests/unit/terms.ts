/** A word that pages do without, and what to write in its place. */
export interface Term {
  /** What is found in prose; a space in it may also be a line break. */
  found: RegExp;
  /** The right word; none where the sentence is better without. */
  right?: string;
  /** Where it stands beside one of these, it is meant: another engine's word for the thing. */
  beside?: RegExp;
}

const ENGINES = /\b(?:Rapier|Unity|Godot|Phaser|matter\.js|p2|other engines?)\b/i;

/** Words that say nothing, or say that it was your fault not to have understood. */
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
  // What an advertisement says.
  /\bpowerful\b/i,
  /\bseamless(?:ly)?\b/i,
  /\bawesome\b/i,
  /\bblazing(?:ly)?\b/i,
  /\beffortless(?:ly)?\b/i,
  /\bcutting[ -]edge\b/i,
];

/** One word for one thing, so that a reader who searches for it finds all of it. */
const NAMES: Term[] = [
  { found: /\btime-?steps?\b/i, right: '"time step"' },
  { found: /\bframe-?rates?\b/i, right: '"frame rate"' },
  { found: /\bcolliders?\b/i, right: '"fixture"', beside: ENGINES },
  { found: /\bhit ?box(?:es)?\b/i, right: '"fixture"', beside: ENGINES },
  { found: /\bkinetic bod(?:y|ies)\b/i, right: '"kinematic body"' },
  { found: /\brigidbod(?:y|ies)\b/i, right: '"body"', beside: ENGINES },
  { found: /\b(?:static|dynamic|kinematic) objects?\b/i, right: '"body"' },
  { found: /\bcent(?:er|re) of gravity\b/i, right: '"center of mass"' },
  { found: /\bmass center\b/i, right: '"center of mass"' },
  { found: /\bray-?cast(?:s|ing)?\b/i, right: '"ray cast"' },
  { found: /\b(?:hinge|pin) joints?\b/i, right: '"revolute joint"', beside: /\brevolute\b/i },
  { found: /\bslider joints?\b/i, right: '"prismatic joint"', beside: /\bprismatic\b/i },
  { found: /\b(?:anti-?|counter-)clockwise\b/i, right: '"counterclockwise"' },
  { found: /\bmoment of inertia\b/i, right: '"rotational inertia"' },
];

/** Names as their owners write them. */
const SPELLED: Term[] = [
  { found: /\b(?:Javascript|javascript)\b/, right: '"JavaScript"' },
  { found: /\b(?:Typescript|typescript)\b/, right: '"TypeScript"' },
  { found: /\b(?:Box2d|box2d|box2D)\b/, right: '"Box2D"' },
  { found: /\b(?:planck\.js|planckjs|PlanckJS|Planck JS)\b/, right: '"Planck.js"' },
  { found: /\bGithub\b/, right: '"GitHub"' },
  { found: /\bNPM\b/, right: '"npm"' },
];

/** American English, and short words for long ones. */
const ENGLISH: Term[] = [
  { found: /\b(?:milli|centi|kilo)?metres?\b/i, right: '"meter"' },
  { found: /\bcentre[ds]?\b/i, right: '"center"' },
  { found: /\bcolour(?:s|ed|ing)?\b/i, right: '"color"' },
  { found: /\bbehaviours?\b/i, right: '"behavior"' },
  { found: /\bneighbour(?:s|ing)?\b/i, right: '"neighbor"' },
  { found: /\bgrey\b/i, right: '"gray"' },
  { found: /\blicences?\b/i, right: '"license"' },
  { found: /\b(?:travell|modell|cancell)(?:ed|ing)\b/i, right: 'a single l' },
  {
    found: /\b(?:initial|normal|optim|serial|synchron|visual|organ|real|recogn)is(?:e[ds]?|ing)\b/i,
    right: 'it with -ize',
  },
  { found: /\bwhilst\b/i, right: '"while"' },
  { found: /\bin order to\b/i, right: '"to"' },
  { found: /\butili[sz]e[ds]?\b/i, right: '"use"' },
  { found: /\be\.g\./i, right: '"such as"' },
  { found: /\bi\.e\./i, right: '"that is"' },
  { found: /\betc\b\.?/i, right: '"and so on"' },
  // Who is it? The reader is "you", the engine has a name, and a test may stand alone.
  { found: /\b(?:we|us|our|ours|let's)\b/, right: '"you", or who it is' },
  { found: /\b(?:We|Our|Let's)\b/, right: '"you", or who it is' },
];

/** A unit belongs behind a space: `10 m`. */
const UNITS: Term[] = [
  {
    found: /(?<![\w.])\d+(?:\.\d+)?(?:m|m\/s|kg|Hz|rad|ms|s|N|kB)\b/,
    right: 'a space before the unit',
  },
];

export const terms: Term[] = [
  ...FILLERS.map((found) => ({ found })),
  ...NAMES,
  ...SPELLED,
  ...ENGLISH,
  ...UNITS,
];
