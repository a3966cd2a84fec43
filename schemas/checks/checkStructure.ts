import type { SchemaFinding, SchemaValidator } from '../json/pageValidator.js'
import { type Finding, fromPointer, type Path } from './Finding'
import { checkProperties } from './structure/checkProperties'
import { checkTag } from './structure/checkTag'
import { describeKeyword } from './structure/describeKeyword'
import { dropOtherBranches } from './structure/dropOtherBranches'

/** What a JSON Schema of the language says against a page or a document: one finding per mistake, whatever number of keywords it breaks. */
export function checkStructure(config: unknown, validate: SchemaValidator): Finding[] {
  if (validate(config)) return []
  const byPath = groupByPath(dropOtherBranches(validate.errors ?? []))
  return [...byPath].flatMap(([pointer, found]) => checkAt(toPath(config, pointer), found))
}

function groupByPath(found: readonly SchemaFinding[]): Map<string, SchemaFinding[]> {
  const byPath = new Map<string, SchemaFinding[]>()
  for (const finding of found) {
    const group = byPath.get(finding.instancePath)
    if (group) group.push(finding)
    else byPath.set(finding.instancePath, [finding])
  }
  return byPath
}

function checkAt(path: Path, found: readonly SchemaFinding[]): Finding[] {
  const tag = found.find(({ keyword }) => keyword === 'discriminator')
  if (tag) return checkTag(path, tag)
  const properties = found.filter(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties')
  const [first] = found.filter((finding) => !properties.includes(finding))
  return [...checkProperties(path, properties), ...(first ? [describeKeyword(path, first)] : [])]
}

/** The pointer as a path whose list positions are numbers, as the parser of the text wants them. */
function toPath(config: unknown, pointer: string): Path {
  let value = config
  return fromPointer(pointer).map((part) => {
    const isList = Array.isArray(value)
    value = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[part] : undefined
    return isList ? Number(part) : part
  })
}
