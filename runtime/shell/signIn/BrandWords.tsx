/** What the product is in a sentence, and in words. */
export function BrandWords({ slogan, virtues }: { slogan: string; virtues: readonly string[] }) {
  return (
    <>
      <p className="pw-brand-slogan">{slogan}</p>
      <ul>
        {virtues.map((virtue) => (
          <li key={virtue}>{virtue}</li>
        ))}
      </ul>
    </>
  )
}
