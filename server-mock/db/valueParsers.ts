/**
 * How stored values become JavaScript values, by PostgreSQL type number, so that both engines give the same ones:
 * numbers are numbers, dates and times stay texts (`YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, `HH:mm:ss`).
 */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8
  1700: Number, // numeric
  700: Number, // float4
  701: Number, // float8
  1082: keepText, // date
  1083: cutFraction, // time
  1114: cutFraction, // timestamp
  1184: cutFraction, // timestamptz; both engines run in UTC
}

/** The other types of parameters that may come as plain JavaScript values; both engines get them as text. */
export const parameterTypes = [16, 20, 21, 23, 25, 700, 701, 1042, 1043, 1082, 1083, 1114, 1184, 1700]

function keepText(text: string): string {
  return text
}

function cutFraction(text: string): string {
  const point = text.indexOf('.')
  return point === -1 ? text : text.slice(0, point)
}
