import { signatureText } from './declaration.ts';
import {
  LISTENING_METHOD,
  type LibrarySymbol,
  type Member,
  type Parameter,
  plainText,
  type Signature,
  type TypeText,
} from './model.ts';
import type { Reference } from './reference.ts';
import { Code, InlineType, NONE, parameterText, Standard, Text } from './texts.tsx';

interface Props {
  symbol: LibrarySymbol;
  /** Left out for functions and function types, which are symbols themselves. */
  member?: Member;
  reference: Reference;
}

/** More overloads than this differ in little, such as the name of an event. */
const MANY_OVERLOADS = 3;

/** Every overload, with what goes in and what comes out. */
export function Signatures({ symbol, member, reference }: Props) {
  const { signatures, docs } = member ?? symbol;
  const name = member ? `${symbol.name}.${member.name}` : symbol.name;
  const returnsOf = ({ returns: type, docs: own }: Signature): Returned => ({
    type,
    text: reference.notes.returns[name] ?? (own.returns || docs.returns),
  });
  if (signatures.length > MANY_OVERLOADS) {
    const all = signatures.flatMap(
      (signature): TypeText => [...signatureText(...wordsOf(symbol, member, signature)), '\n'],
    );
    return (
      <>
        <Code text={all.slice(0, -1)} />
        <Parameters
          name={name}
          parameters={ofOverloads(symbol, signatures)}
          reference={reference}
        />
        {distinct(signatures.map(returnsOf)).map((returned, index) => (
          <Returns key={index} name={name} {...returned} reference={reference} />
        ))}
      </>
    );
  }
  return signatures.map((signature, index) => (
    <div key={index} className={member?.kind === 'event' ? undefined : 'signature'}>
      {/* A type alias has been declared with it. */}
      {(member || symbol.kind !== 'type-alias') && (
        <Code text={codeOf(symbol, member, signature)} />
      )}
      {/* What all overloads share stands above them. */}
      <Text markdown={signature.docs.summary} reference={reference} />
      <Text markdown={signature.docs.remarks} reference={reference} />
      <TypeParameters signature={signature} reference={reference} />
      <Parameters name={name} parameters={signature.parameters} reference={reference} />
      <Returns name={name} {...returnsOf(signature)} reference={reference} />
    </div>
  ));
}

/** A parameter in a table. */
interface ShownParameter extends Parameter {
  typeInWords?: string;
}

/** The parameters of all overloads, each name once with all of its types; names of events lead to them. */
function ofOverloads(symbol: LibrarySymbol, signatures: Signature[]): ShownParameter[] {
  const parameters = signatures.flatMap((signature) => signature.parameters);
  const listens = signatures.every(({ parameters: [name] }) => name && eventLink(name, symbol));
  return [...new Map(parameters.map((one) => [one.name, one])).values()].map((parameter) => {
    const same = parameters.filter(({ name }) => name === parameter.name);
    const types = new Map(
      same.map((one) => [plainText(one.type), eventLink(one, symbol) ?? one.type]),
    );
    const isListener = listens && types.size > 1 && !eventLink(parameter, symbol);
    return {
      ...parameter,
      type: [...types.values()].flatMap((type, index) => (index === 0 ? type : [' | ', ...type])),
      typeInWords: isListener ? 'as its event says' : undefined,
    };
  });
}

/** The type of a parameter that is the name of an event, as a link to the event. */
function eventLink({ type }: Parameter, { name, members }: LibrarySymbol): TypeText | undefined {
  const text = plainText(type);
  const event = members.find((one) => one.kind === 'event' && text === JSON.stringify(one.name));
  return event && [{ text, symbol: `${name}.${event.name}` }];
}

/** How it is written: an event as one listens to it, all else as its signature. */
function codeOf(symbol: LibrarySymbol, member: Member | undefined, signature: Signature): TypeText {
  if (member?.kind !== 'event') return signatureText(...wordsOf(symbol, member, signature));
  const { name } = symbol;
  const object = member.isStatic ? name : name.charAt(0).toLowerCase() + name.slice(1);
  const given = signature.parameters.map((parameter) => parameter.name).join(', ');
  return [`${object}.${LISTENING_METHOD}('${member.name}', (${given}) => …)`];
}

/** What a signature starts with: `new World`, `static add`, `function listener`. */
function wordsOf(
  symbol: LibrarySymbol,
  member: Member | undefined,
  signature: Signature,
): [name: string, signature: Signature, words: string] {
  if (!member) return [symbol.name, signature, symbol.kind === 'function' ? 'function ' : ''];
  if (member.kind === 'constructor') return [symbol.name, signature, 'new '];
  return [member.name, signature, member.isStatic ? 'static ' : ''];
}

function TypeParameters({ signature, reference }: { signature: Signature; reference: Reference }) {
  const told = signature.typeParameters.filter(({ text }) => text);
  if (told.length === 0) return null;
  return (
    <ul>
      {told.map(({ name, text }) => (
        <li key={name}>
          <code>{name}</code>
          <Text markdown={text} reference={reference} />
        </li>
      ))}
    </ul>
  );
}

function Parameters({
  name,
  parameters,
  reference,
}: {
  name: string;
  parameters: ShownParameter[];
  reference: Reference;
}) {
  if (parameters.length === 0) return null;
  const unitOf = (parameter: Parameter) => reference.notes.units[`${name}.${parameter.name}`];
  const standards = reference.notes.defaults[name] ?? {};
  const defaultOf = ({ name, default: inSource }: Parameter) => {
    if (inSource !== undefined) return <code>{inSource}</code>;
    return standards[name] && <Standard standard={standards[name]} reference={reference} />;
  };
  const hasDefaults = parameters.some(defaultOf);
  const hasUnits = parameters.some(unitOf);
  const textOf = (parameter: Parameter) => parameterText(name, parameter, reference);
  const hasTexts = parameters.some(textOf);
  return (
    <table className="fields">
      <thead>
        <tr>
          <th>Parameter</th>
          <th>Type</th>
          {hasUnits && <th>Unit</th>}
          {hasDefaults && <th>Default</th>}
          {hasTexts && <th>What it is</th>}
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.name}>
            <td>
              <code>{parameter.name}</code>
              {parameter.isOptional && ' (optional)'}
            </td>
            <td>
              {parameter.typeInWords ?? <InlineType text={parameter.type} reference={reference} />}
            </td>
            {hasUnits && <td>{unitOf(parameter) || NONE}</td>}
            {hasDefaults && <td className="default">{defaultOf(parameter) ?? NONE}</td>}
            {hasTexts && (
              <td>
                <Text markdown={textOf(parameter)} reference={reference} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a call gives. */
interface Returned {
  type?: TypeText;
  text: string;
}

/** What overloads return, the same once. */
function distinct(all: Returned[]): Returned[] {
  const byText = all.map((one): [string, Returned] => [plainText(one.type ?? []) + one.text, one]);
  return [...new Map(byText).values()];
}

function Returns({
  name,
  type,
  text,
  reference,
}: Returned & { name: string; reference: Reference }) {
  const unit = reference.notes.units[name];
  if (!type || (plainText(type) === 'void' && !text)) return null;
  return (
    <div className="returns">
      <p>
        <strong>Returns</strong> <InlineType text={type} reference={reference} />
        {unit && ` (${unit})`}
      </p>
      <Text markdown={text} reference={reference} />
    </div>
  );
}
