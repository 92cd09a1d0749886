/** Directions as hours of a clock that lies on the table: twelve is away from the eye, three to its right. */

const HOUR = Math.PI / 6;

/** The hour (1 to 12) of a heading in radians from +x, for an eye at this azimuth. */
export function hourOf(heading: number, azimuth: number): number {
  const away = azimuth + Math.PI;
  const hour = Math.round((away - heading) / HOUR) % 12;
  return hour <= 0 ? hour + 12 : hour;
}

/** The heading of an hour, in radians from +x. */
export function hourHeading(hour: number, azimuth: number): number {
  return azimuth + Math.PI - hour * HOUR;
}

/** The smallest turn between two headings, in radians and without a sign. */
export function apart(one: number, other: number): number {
  return Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));
}
