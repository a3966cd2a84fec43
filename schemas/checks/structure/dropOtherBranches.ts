import type { SchemaFinding } from '../../json/pageValidator.js'

/**
 * A value that fits no branch of a union (a text, or one text per language) is reported by every branch. Kept are the findings of the branch
 * that it was meant for; if there is none, the one of the union itself. The tag's own list of values says nothing that the tag does not.
 * A hostile page has very many findings: each is looked at once.
 */
export function dropOtherBranches(found: readonly SchemaFinding[]): SchemaFinding[] {
  const unions = new Set(found.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath))
  const echoes = new Set(found.filter(({ keyword }) => keyword === 'discriminator').flatMap(echoesOf))
  const better = placesWithBetter(found)
  return found.filter((finding) => {
    const { instancePath, keyword } = finding
    if (echoes.has(nameOf(finding))) return false
    if (!unions.has(instancePath)) return true
    return keyword === 'anyOf' ? !better.has(instancePath) : !isMismatch(finding)
  })
}

function nameOf({ instancePath, keyword, params }: SchemaFinding): string {
  return keyword === 'required' ? `${instancePath} required ${String(params.missingProperty)}` : `${instancePath} ${keyword}`
}

/** What is also said about a place whose tag is wrong: that the tag is missing, or not one of the list. */
function echoesOf({ instancePath, params }: SchemaFinding): string[] {
  const tag = String(params.tag)
  return [`${instancePath} required ${tag}`, `${instancePath}/${tag} enum`, `${instancePath}/${tag} type`]
}

/** The value is of a type that the branch is not for. */
function isMismatch({ keyword }: SchemaFinding): boolean {
  return keyword === 'type' || keyword === 'const'
}

/** Places about which, or about something below which, more is known than that the type fits no branch. */
function placesWithBetter(found: readonly SchemaFinding[]): Set<string> {
  const places = new Set<string>()
  for (const { instancePath, keyword } of found) {
    if (keyword !== 'anyOf' && keyword !== 'type' && keyword !== 'const') places.add(instancePath)
    for (let end = instancePath.lastIndexOf('/'); end >= 0; end = instancePath.lastIndexOf('/', end - 1)) {
      const above = instancePath.slice(0, end)
      places.add(above)
      if (end === 0) break
    }
  }
  return places
}
