/** How a template of messages writes that a value stands there. */
export const templateName = /\$\{\s*(\w+)\s*\}/g

/** The names that templates write, each once, in the order in which they are read. */
export function templateNames(...templates: readonly string[]): string[] {
  return [...new Set(templates.flatMap((template) => [...template.matchAll(templateName)].flatMap(([, name]) => name ?? [])))]
}
