import { plainText, signatureText } from './declaration.ts';
import type { LibrarySymbol, Member, Parameter, Signature, TypeText } from './model.ts';
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
    const told = byName(signatures).filter((one) => parameterText(name, one, reference));
    return (
      <>
        <Code text={all.slice(0, -1)} reference={reference} />
        <Parameters name={name} parameters={told} hasTypes={false} reference={reference} />
        {distinct(signatures.map(returnsOf)).map((returned, index) => (
          <Returns key={index} name={name} {...returned} reference={reference} />
        ))}
      </>
    );
  }
  return signatures.map((signature, index) => (
    <div key={index} className="signature">
      {/* A type alias has been declared with it. */}
      {(member || symbol.kind !== 'type-alias') && (
        <Code text={signatureText(...wordsOf(symbol, member, signature))} reference={reference} />
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

/** The parameters of all overloads, each name once: they share a text, but not a type. */
function byName(signatures: Signature[]): Parameter[] {
  const parameters = signatures.flatMap((signature) => signature.parameters);
  return [...new Map(parameters.map((parameter) => [parameter.name, parameter])).values()];
}

/** What a signature starts with: `new World`, `static add`, `function listener`. */
function wordsOf(
  symbol: LibrarySymbol,
  member: Member | undefined,
  signature: Signature,
): [name: string, signature: Signature, words: string] {
  if (!member) return [symbol.name, signature, symbol.kind === 'function' ? 'function ' : ''];
  if (member.kind === 'constructor') return [symbol.name, signature, 'new '];
  if (member.kind === 'event') return ['listener', signature, ''];
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
  hasTypes = true,
  reference,
}: {
  name: string;
  parameters: Parameter[];
  /** Not where each overload has another, which its code shows. */
  hasTypes?: boolean;
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
    <table>
      <thead>
        <tr>
          <th>Parameter</th>
          {hasTypes && <th>Type</th>}
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
            {hasTypes && (
              <td>
                <InlineType text={parameter.type} reference={reference} />
              </td>
            )}
            {hasUnits && <td>{unitOf(parameter) || NONE}</td>}
            {hasDefaults && <td>{defaultOf(parameter) ?? NONE}</td>}
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
