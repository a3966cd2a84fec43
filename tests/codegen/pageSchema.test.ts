import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { definitionName, type SchemaNode, walkSchema } from '../../codegen/SchemaNode'
import { fieldKinds } from '../../schemas/fields'

const text = readFileSync('schemas/json/page.schema.json', 'utf8')
const schema = JSON.parse(text) as SchemaNode & { definitions: Record<string, SchemaNode> }
const api = JSON.parse(readFileSync('schemas/json/api.schema.json', 'utf8')) as { definitions: Record<string, SchemaNode> }

function isObjectShape(node: SchemaNode): boolean {
  return node.properties !== undefined && node.oneOf === undefined
}

describe('the JSON Schema of the language', () => {
  it('C-language takes at most 28,500 bytes as the studio loads it, and can be compiled', () => {
    // As it travels: no line is indented, and it is compressed.
    expect(gzipSync(JSON.stringify(schema)).length).toBeLessThanOrEqual(28_500)
    const ajv = new Ajv({
      strict: true,
      strictRequired: false,
      allowUnionTypes: true,
      discriminator: true,
      keywords: ['markdownDescription', 'enumDescriptions', 'names', 'keyNames'],
    })
    expect(ajv.compile(JSON.parse(text))({})).toBe(false)
  })

  it('C-language says for every union of objects by which property they are told apart, and lists its values', () => {
    walkSchema(schema, (node) => {
      const objects = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter((branch) => {
        const name = definitionName(branch)
        return isObjectShape(name === undefined ? branch : (schema.definitions[name] ?? {}))
      })
      if (objects.length < 2) return
      const tag = node.discriminator?.propertyName ?? ''
      expect(node.properties?.[tag]?.enum, JSON.stringify(node).slice(0, 200)).toHaveLength(objects.length)
    })
  })

  it('C-language has a branch for every field kind', () => {
    expect(schema.definitions.FieldConfig?.properties?.type?.enum).toEqual(fieldKinds)
  })

  it('C-language accepts nothing by accident: every definition says something, every object is closed', () => {
    for (const [name, definition] of Object.entries(schema.definitions)) {
      const { description: _, markdownDescription: __, ...rest } = definition
      expect(Object.keys(rest), name).not.toEqual([])
      walkSchema(definition, (node) => {
        if (isObjectShape(node)) expect(node.additionalProperties, name).toBe(false)
      })
    }
  })

  it('C-language refuses, for every definition, a value that is certainly wrong', () => {
    // One schema for all of them: what a definition is made of is compiled once.
    const ajv = new Ajv({ strict: false, discriminator: true }).addSchema(schema as object, 'page')
    for (const name of Object.keys(schema.definitions)) {
      const isRight = ajv.compile({ $ref: `page#/definitions/${name}` })
      expect(isRight([[null]]) && isRight({ [Symbol.iterator.toString()]: [[null]] }), name).toBe(false)
    }
  })

  it('C-language explains every property', () => {
    const silent: string[] = []
    for (const [name, definition] of Object.entries(schema.definitions)) {
      for (const [key, property] of Object.entries(definition.properties ?? {})) {
        if (property.const !== undefined || definition.oneOf) continue
        const target = definitionName(property)
        const sentence = property.description ?? (target === undefined ? undefined : schema.definitions[target]?.description)
        if (!sentence) silent.push(`${name}.${key}`)
      }
    }
    expect(silent).toEqual([])
  })
})

describe('the JSON Schema of the API', () => {
  it('has the types that the calls are made of', () => {
    expect(Object.keys(api.definitions)).toEqual(
      expect.arrayContaining(['PublishBody', 'DraftBody', 'PageVersion', 'LoginBody', 'ListQuery', 'SuperQueryRow', 'PermissionResult']),
    )
  })
})
