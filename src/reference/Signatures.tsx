import { joined, signatureText } from './declaration.ts';
import {
  LISTENING_METHOD,
  type LibrarySymbol,
  type Member,
  type Parameter,
  plainText,
  type Signature,
  type TypeText,
} from './model.ts';
import { noteNames } from './notes.ts';
import { firstNote, type Reference, type SymbolProps } from './reference.ts';
import { Code, DefaultValue, InlineType, NONE, Text } from './texts.tsx';

interface Props extends SymbolProps {
  /** Undefined for functions and function types, which are symbols themselves. */
  member?: Member;
}

/**
 * Maximum number of overloads that are displayed separately. More are listed together, as are those without separate
 * texts, because they hardly differ.
 */
const MAX_SEPARATE_OVERLOADS = 3;

/** Renders every overload, with its parameters and its result. */
export function Signatures({ symbol, member, reference }: Props) {
  const { signatures, docs } = member ?? symbol;
  const names = member ? noteNames(symbol.name, member) : [symbol.name];
  const note = firstNote(names, reference);
  const toResult = ({ returns: type, docs: own }: Signature): Result => ({
    type,
    unit: note?.unit,
    text: note?.returns ?? (own.returns || docs.returns),
  });
  const areAlike = signatures.every(({ docs }) => docs.summary === '' && docs.remarks === '');
  if (signatures.length > MAX_SEPARATE_OVERLOADS || (areAlike && signatures.length > 1)) {
    const all = signatures.map((signature) => toCode(symbol, member, signature));
    return (
      <>
        <Code text={joined(all, '\n')} />
        <Parameters
          names={names}
          parameters={mergedParameters(symbol, signatures)}
          reference={reference}
        />
        {distinct(signatures.map(toResult)).map((result, index) => (
          <Returns key={index} {...result} reference={reference} />
        ))}
      </>
    );
  }
  return signatures.map((signature, index) => (
    <div key={index} className={member?.kind === 'event' ? undefined : 'signature'}>
      {/* The declaration of a type alias already shows its signature. */}
      {(member || symbol.kind !== 'type-alias') && (
        <Code text={toCode(symbol, member, signature)} />
      )}
      {/* Docs that all overloads share are displayed above them. */}
      <Text markdown={signature.docs.summary} reference={reference} />
      <Text markdown={signature.docs.remarks} reference={reference} />
      <TypeParameters signature={signature} reference={reference} />
      <Parameters names={names} parameters={signature.parameters} reference={reference} />
      <Returns {...toResult(signature)} reference={reference} />
    </div>
  ));
}

/** A row of the table of parameters. */
interface DisplayedParameter extends Parameter {
  /** Text that replaces the type. */
  typeInWords?: string;
}

/** Returns the parameters of all overloads: each name once, with all of its types. Names of events are links. */
function mergedParameters(symbol: LibrarySymbol, signatures: Signature[]): DisplayedParameter[] {
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
      type: joined([...types.values()], ' | '),
      typeInWords: isListener ? 'depends on the event' : undefined,
    };
  });
}

/** Returns a link to the event, for a parameter that is the name of an event. */
function eventLink({ type }: Parameter, { name, members }: LibrarySymbol): TypeText | undefined {
  const text = plainText(type);
  const event = members.find((one) => one.kind === 'event' && text === JSON.stringify(one.name));
  return event && [{ text, symbol: `${name}.${event.name}` }];
}

/** Returns the code of a signature; for an event, the call that listens to it. */
function toCode(symbol: LibrarySymbol, member: Member | undefined, signature: Signature): TypeText {
  const { name, kind } = symbol;
  if (!member) return signatureText(kind === 'function' ? `function ${name}` : name, signature);
  if (member.kind === 'constructor') return signatureText(`new ${name}`, signature);
  if (member.kind !== 'event')
    return signatureText(member.isStatic ? `static ${member.name}` : member.name, signature);
  const object = member.isStatic ? name : name.charAt(0).toLowerCase() + name.slice(1);
  const names = signature.parameters.map((parameter) => parameter.name).join(', ');
  return [`${object}.${LISTENING_METHOD}('${member.name}', (${names}) => …)`];
}

function TypeParameters({ signature, reference }: { signature: Signature; reference: Reference }) {
  const described = signature.typeParameters.filter(({ text }) => text);
  if (described.length === 0) return null;
  return (
    <ul>
      {described.map(({ name, text }) => (
        <li key={name}>
          <code>{name}</code>
          <Text markdown={text} reference={reference} />
        </li>
      ))}
    </ul>
  );
}

function Parameters({
  names,
  parameters,
  reference,
}: {
  /** Names of the notes about the owner of these parameters. */
  names: string[];
  parameters: DisplayedParameter[];
  reference: Reference;
}) {
  if (parameters.length === 0) return null;
  const rows = parameters.map((parameter) => {
    const note = firstNote(
      names.map((name) => `${name}.${parameter.name}`),
      reference,
    );
    return { ...parameter, text: note?.summary ?? parameter.text, unit: note?.unit, note };
  });
  const findDefault = ({ default: inSource, note }: (typeof rows)[number]) => {
    if (inSource !== undefined) return <code>{inSource}</code>;
    return note?.default && <DefaultValue default={note.default} reference={reference} />;
  };
  const hasUnits = rows.some(({ unit }) => unit);
  const hasDefaults = rows.some(findDefault);
  const hasTexts = rows.some(({ text }) => text);
  return (
    <table className="fields">
      <thead className="field-titles">
        <tr>
          <th>Parameter</th>
          <th>Type</th>
          {hasUnits && <th>Unit</th>}
          {hasDefaults && <th>Default</th>}
          {hasTexts && <th>Description</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td>
              <code>{row.name}</code>
              {row.isOptional && ' (optional)'}
            </td>
            <td>{row.typeInWords ?? <InlineType text={row.type} reference={reference} />}</td>
            {hasUnits && <td>{row.unit || NONE}</td>}
            {hasDefaults && <td className="default">{findDefault(row) ?? NONE}</td>}
            {hasTexts && (
              <td>
                <Text markdown={row.text} reference={reference} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Result {
  type?: TypeText;
  unit?: string;
  text: string;
}

/** Returns the results of overloads without repetitions. */
function distinct(results: Result[]): Result[] {
  const byText = results.map((one): [string, Result] => [
    plainText(one.type ?? []) + one.text,
    one,
  ]);
  return [...new Map(byText).values()];
}

function Returns({ type, unit, text, reference }: Result & { reference: Reference }) {
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
