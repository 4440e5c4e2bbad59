import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

import type { FormRecord, FormValue } from './form.ts';

/* The stand-in refuses what the types of the package `stripe` refuse. They are read from the package itself, so that a new version of it
   asks for what that version's types ask for. Only what parameters are made of is understood. */

/** What a request got wrong, in the words and codes of the API. */
export type ParameterProblem = { readonly code: string; readonly param: string; readonly message: string };

type Node = { readonly type: string; readonly [key: string]: unknown };
type Declaration = { readonly node: Node; readonly scope: Scope };
type Scope = {
  readonly names: Map<string, Declaration>;
  readonly inner: Map<string, Scope>;
  readonly outer: Scope | null;
};

const folder = path.resolve('node_modules/stripe/esm');
const files = new Map<string, Scope>();

/**
 * Checks a form against a type of parameters.
 * @param file below `resources`, without its ending, such as 'Billing/Meters'
 * @param name with its namespace, such as 'Billing.MeterCreateParams'
 */
export function checkParameters(file: string, name: string, form: FormRecord): readonly ParameterProblem[] {
  const scope = scopeOf(`resources/${file}.d.ts`);
  const found = find(scope, name.split('.'));
  if (!found) throw new Error(`the package stripe has no ${name} in ${file}`);
  return checkInterface(found, form, '');
}

function scopeOf(file: string): Scope {
  const known = files.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file, readFileSync(path.join(folder, file), 'utf8'), { lang: 'dts' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const outer = file === 'shared.d.ts' ? null : scopeOf('shared.d.ts');
  const scope = emptyScope(outer);
  files.set(file, scope);
  collect(program.body as unknown as readonly Node[], scope);
  return scope;
}

const emptyScope = (outer: Scope | null): Scope => ({ names: new Map(), inner: new Map(), outer });

function collect(body: readonly Node[], scope: Scope): void {
  for (const statement of body) {
    const node =
      statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement;
    if (!node) continue;
    const name = (node['id'] as { name?: string } | null)?.name;
    if (name === undefined) continue;
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') {
      scope.names.set(name, { node, scope });
    } else if (node.type === 'TSModuleDeclaration') {
      const inner = scope.inner.get(name) ?? emptyScope(scope);
      scope.inner.set(name, inner);
      collect((node['body'] as { body: readonly Node[] }).body, inner);
    }
  }
}

/** A name as it is understood at a place: from the innermost namespace outwards. */
function find(scope: Scope | null, [head = '', ...rest]: readonly string[]): Declaration | undefined {
  for (let at = scope; at; at = at.outer) {
    if (rest.length === 0) {
      const here = at.names.get(head);
      if (here) return here;
    } else {
      const inner = at.inner.get(head);
      const found = inner && findIn(inner, rest);
      if (found) return found;
    }
  }
  return undefined;
}

function findIn(scope: Scope, [head = '', ...rest]: readonly string[]): Declaration | undefined {
  if (rest.length === 0) return scope.names.get(head);
  const inner = scope.inner.get(head);
  return inner && findIn(inner, rest);
}

type Member = { readonly optional: boolean; readonly type: Node; readonly scope: Scope };

function membersOf({ node, scope }: Declaration): { known: Map<string, Member>; others: Member | null } {
  const known = new Map<string, Member>();
  let others: Member | null = null;
  for (const parent of (node['extends'] as readonly Node[] | undefined) ?? []) {
    const found = find(scope, nameOf(parent['expression'] as Node));
    if (!found) continue;
    const inherited = membersOf(found);
    for (const [key, member] of inherited.known) known.set(key, member);
    others = inherited.others ?? others;
  }
  const body = node.type === 'TSTypeLiteral' ? node['members'] : (node['body'] as { body: unknown }).body;
  for (const member of body as readonly Node[]) {
    const type = (member['typeAnnotation'] as { typeAnnotation: Node } | null)?.typeAnnotation;
    if (!type) continue;
    if (member.type === 'TSIndexSignature') others = { optional: true, type, scope };
    const key = member['key'] as { name?: string; value?: string } | undefined;
    const name = key?.name ?? key?.value;
    if (name !== undefined) known.set(name, { optional: member['optional'] === true, type, scope });
  }
  return { known, others };
}

function checkInterface(declaration: Declaration, form: FormValue, at: string): readonly ParameterProblem[] {
  if (typeof form === 'string' || Array.isArray(form))
    return [problem('parameter_invalid_object', at, 'Invalid object')];
  const { known, others } = membersOf(declaration);
  const problems: ParameterProblem[] = [];
  for (const [key, value] of Object.entries(form)) {
    const name = at === '' ? key : `${at}[${key}]`;
    const member = known.get(key) ?? others;
    if (!member) problems.push(problem('parameter_unknown', name, `Received unknown parameter: ${name}`));
    else problems.push(...checkType(member.type, member.scope, value, name));
  }
  for (const [key, { optional }] of known) {
    const name = at === '' ? key : `${at}[${key}]`;
    if (!optional && !(key in form))
      problems.push(problem('parameter_missing', name, `Missing required param: ${name}.`));
  }
  return problems;
}

function checkType(type: Node, scope: Scope, value: FormValue, at: string): readonly ParameterProblem[] {
  switch (type.type) {
    case 'TSStringKeyword':
      return typeof value === 'string'
        ? []
        : [problem('parameter_invalid_string', at, `Invalid string: ${at}`)];
    case 'TSNumberKeyword':
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
        ? []
        : [problem('parameter_invalid_integer', at, `Invalid integer: ${at}`)];
    case 'TSBooleanKeyword':
      return value === 'true' || value === 'false'
        ? []
        : [problem('parameter_invalid_boolean', at, `Invalid boolean: ${at}`)];
    case 'TSNullKeyword':
      return value === '' ? [] : [problem('parameter_invalid_empty', at, `${at} is not empty`)];
    case 'TSLiteralType': {
      const literal = (type['literal'] as { value: unknown }).value;
      return value === String(literal)
        ? []
        : [problem('parameter_invalid', at, `Invalid ${at}: must be one of ${literal}`)];
    }
    case 'TSArrayType':
      return Array.isArray(value)
        ? value.flatMap((each, index) =>
            checkType(type['elementType'] as Node, scope, each, `${at}[${index}]`),
          )
        : [problem('parameter_invalid_array', at, `Invalid array: ${at}`)];
    case 'TSTypeLiteral':
      return checkInterface({ node: type, scope }, value, at);
    case 'TSParenthesizedType':
      return checkType(type['typeAnnotation'] as Node, scope, value, at);
    case 'TSUnionType':
      return best((type['types'] as readonly Node[]).map((each) => checkType(each, scope, value, at)));
    case 'TSTypeReference':
      return checkReference(type, scope, value, at);
    default:
      throw new Error(`${at}: parameters are made of ${type.type} now, which is not understood`);
  }
}

function checkReference(type: Node, scope: Scope, value: FormValue, at: string): readonly ParameterProblem[] {
  const name = nameOf(type['typeName'] as Node);
  const given = (type['typeArguments'] as { params: readonly Node[] } | null)?.params ?? [];
  const [inner] = given;
  if (inner && name[0] === 'Array')
    return checkType({ type: 'TSArrayType', elementType: inner }, scope, value, at);
  if (inner && name[0] === 'Emptyable') return value === '' ? [] : checkType(inner, scope, value, at);
  // The types leave room for words of later versions; the server of this version knows none of them.
  if (name[0] === 'OtherString') return [problem('parameter_invalid', at, `Invalid ${at}`)];
  if (name[0] === 'Decimal') return typeof value === 'string' ? [] : [problem('parameter_invalid', at, at)];
  const found = find(scope, name);
  if (!found) throw new Error(`${at}: the type ${name.join('.')} is not found`);
  return found.node.type === 'TSInterfaceDeclaration'
    ? checkInterface(found, value, at)
    : checkType(found.node['typeAnnotation'] as Node, found.scope, value, at);
}

/** Of several readings the one that fits, or the one that comes nearest. */
function best(readings: readonly (readonly ParameterProblem[])[]): readonly ParameterProblem[] {
  const deep = (problems: readonly ParameterProblem[]) =>
    Math.max(...problems.map(({ param }) => param.length));
  return (
    [...readings].sort((a, b) => Math.sign(a.length) - Math.sign(b.length) || deep(b) - deep(a))[0] ?? []
  );
}

function nameOf(node: Node): readonly string[] {
  if (node.type === 'TSQualifiedName')
    return [...nameOf(node['left'] as Node), ...nameOf(node['right'] as Node)];
  if (node.type === 'MemberExpression')
    return [...nameOf(node['object'] as Node), ...nameOf(node['property'] as Node)];
  return [node['name'] as string];
}

const problem = (code: string, param: string, message: string): ParameterProblem => ({
  code,
  param,
  message,
});
