/** A pattern that no text should have, and what to write instead. */
export interface WordingRule {
  /** Matches in the text; a space also matches line breaks. */
  pattern: RegExp;
  /** What to write instead; absent if the words should be omitted. */
  instead?: string;
  /** Allows the words in paragraphs that match this, such as terms of other engines. */
  allowedNear?: RegExp;
}

const ENGINES = /\b(?:Rapier|Unity|Godot|Phaser|matter\.js|p2|b2\w+|other engines?|fixtures?)\b/i;

/** Words that add nothing, or sound condescending. */
const FILLERS: WordingRule[] = [
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
].map((pattern) => ({ pattern }));

/** Patterns of translated text. */
const TRANSLATIONESE: WordingRule[] = [
  { pattern: /\bthings?\b/i, instead: 'the name of it: body, object, value' },
  {
    pattern:
      /\b(?:asks|tells|wants|hears|lets|forgets|(?:it|that|which|engine|method|call|query|server) answers)\b/i,
    instead: 'what code does: calls, returns, reports, requires, allows',
  },
  {
    pattern: /\b(?:is|are|was|were) (?:asked|told|heard)\b/i,
    instead: '"called", "queried", "reported"',
  },
  { pattern: /\btells? (?:if|whether)\b/i, instead: '"returns whether"' },
  {
    pattern: /\bwhat (?:rests|touches|falls|moves|lies|hangs|is none)\b/i,
    instead: 'a noun: "resting bodies", "touching bodies"',
  },
  { pattern: /\bmay\b/, instead: '"can" or "might"' },
  { pattern: /(?:^|[.:;!?] )Take (?:a|an|the|it|this|that|one)\b/, instead: '"use"' },
  { pattern: /\bof (?:its|their|your|his|her|one's) own\b/i, instead: '"its own", "separate"' },
  {
    pattern: /\b(?:for good|for ?ever|in silence|by a hair|without a word)\b/i,
    instead: '"permanently", "indefinitely", "silently", "slightly"',
  },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: '"automatically", "alone"' },
  { pattern: /\bat once\b/i, instead: '"immediately", "at the same time"' },
  {
    pattern: /(?:^|[.!?] )So\b(?! far\b)/,
    instead: '"therefore", "as a result", or one sentence with the former',
  },
  {
    pattern:
      /\b(?:most|least) (?:force|torque|speed|distance|length|angle|number|mass|value|size)\b/i,
    instead: '"maximum", "minimum"',
  },
  { pattern: /\bbesides?\b/i, instead: '"next to", "in addition to"' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: '"fix"' },
  {
    pattern: /\b(?:files?|folders?|code|sources?|pages?) (?:lies?|lay)\b/i,
    instead: '"is in"',
  },
  { pattern: /\bswing(?:s|ing)? over\b/i, instead: '"overshoot"' },
  { pattern: /\btrembl(?:e|es|ed|ing)\b/i, instead: '"jitter"' },
  { pattern: /\bglue[sd]?\b/i, instead: '"attach"' },
  { pattern: /\bas seen from\b/i, instead: '"in the local coordinates of"' },
  { pattern: /\bfrom x towards? y\b/i, instead: '"counterclockwise"' },
  { pattern: /\btowards\b/i, instead: '"toward"' },
  { pattern: /\bAnything of yours\b/i, instead: '"arbitrary application data"' },
  { pattern: /, or no longer\b/i, instead: '"enables or disables"' },
  { pattern: /\bnot to be (?:made|created)\b/i, instead: '"Internal: do not create instances."' },
  { pattern: /\bleft out\b/i, instead: '"omitted", "optional"' },
  {
    pattern: /\b(?:before|after|in|during) each (?:step|frame|pass|iteration|second)\b/i,
    instead: '"every": "each" counts individuals',
  },
];

/** One term for each concept, so that a search finds all uses. */
const CONCEPTS: WordingRule[] = [
  { pattern: /\btime-? steps?\b/i, instead: '"timestep"' },
  { pattern: /\bframe-?rates?\b/i, instead: '"frame rate"' },
  { pattern: /\bcolliders?\b/i, instead: '"fixture"', allowedNear: ENGINES },
  { pattern: /\bhit ?box(?:es)?\b/i, instead: '"fixture"', allowedNear: ENGINES },
  { pattern: /\bkinetic bod(?:y|ies)\b/i, instead: '"kinematic body"' },
  { pattern: /\brigidbod(?:y|ies)\b/i, instead: '"body"', allowedNear: ENGINES },
  { pattern: /\b(?:static|dynamic|kinematic) objects?\b/i, instead: '"body"' },
  {
    pattern: /\bcent(?:er|re) of gravity\b/i,
    instead: '"center of mass"',
    allowedNear: /center of mass/,
  },
  { pattern: /\bmass center\b/i, instead: '"center of mass"' },
  { pattern: /\bray-?cast(?:s|ing)?\b/i, instead: '"ray cast"', allowedNear: /ray cast/i },
  {
    pattern: /\b(?:hinge|pin) joints?\b/i,
    instead: '"revolute joint"',
    allowedNear: /\brevolute\b/i,
  },
  {
    pattern: /\bslider joints?\b/i,
    instead: '"prismatic joint"',
    allowedNear: /\bprismatic\b/i,
  },
  { pattern: /\b(?:anti-?|counter-)clockwise\b/i, instead: '"counterclockwise"' },
  {
    pattern: /\bmoment of inertia\b/i,
    instead: '"rotational inertia"',
    allowedNear: /rotational inertia/i,
  },
];

/** Official spelling of names. */
const NAMES: WordingRule[] = [
  { pattern: /\b(?:Javascript|javascript)\b/, instead: '"JavaScript"' },
  { pattern: /\b(?:Typescript|typescript)\b/, instead: '"TypeScript"' },
  { pattern: /\b(?:Box2d|box2d|box2D)\b/, instead: '"Box2D"' },
  { pattern: /\b(?:planck\.js|planckjs|PlanckJS|Planck JS)\b/, instead: '"Planck.js"' },
  { pattern: /\bGithub\b/, instead: '"GitHub"' },
  { pattern: /\bNPM\b/, instead: '"npm"' },
];

const STYLE: WordingRule[] = [
  { pattern: /\bin order to\b/i, instead: '"to"' },
  { pattern: /\butili[sz]e[sd]?\b/i, instead: '"use"' },
  { pattern: /\bprior to\b/i, instead: '"before"' },
  { pattern: /\bdue to the fact\b/i, instead: '"because"' },
  { pattern: /\be\.g\./i, instead: '"such as"' },
  { pattern: /\bi\.e\./i, instead: '"that is"' },
  { pattern: /\betc\b\.?/i, instead: '"and so on"' },
  {
    pattern: /(?<![\w.])\d+(?:\.\d+)?(?:m|m\/s|kg|Hz|rad|ms|s|N|kB)\b/,
    instead: 'a space before the unit',
  },
];

/** Address the reader as "you", and name the engine. */
const PERSON: WordingRule[] = [
  { pattern: /\b(?:we|us|our|ours|let's)\b/, instead: '"you", or who it is' },
  { pattern: /\b(?:We|Our|Let's)\b/, instead: '"you", or who it is' },
];

/** Contractions are for guides. */
const CONTRACTIONS: WordingRule[] = [
  {
    pattern: /\b(?:\w+n't|(?:it|that|there|what)'s|\w+'(?:re|ve|ll))\b/i,
    instead: 'the long form, as in all notes',
  },
];

/** For all text that somebody reads. */
export const commonRules = [...TRANSLATIONESE, ...NAMES, ...STYLE];

/** For guides, and everything else that the site shows. */
export const siteRules = [...commonRules, ...FILLERS, ...CONCEPTS, ...PERSON];

/** For notes in the reference. */
export const noteRules = [...siteRules, ...CONTRACTIONS];
