/** The office on OpenStreetMap: as a frame in the page, and as the end of a route. */

export interface Place {
  latitude: number;
  longitude: number;
}

const MAP_SITE = "https://www.openstreetmap.org";
/** Half the width and half the height of what the frame shows, in degrees: the industrial estate and its roads. */
const REACH = { longitude: 0.012, latitude: 0.006 };
/** About a metre. */
const DECIMALS = 5;

const degrees = (value: number) => String(Number(value.toFixed(DECIMALS)));

export function mapFrameAddress({ latitude, longitude }: Place): string {
  const corners = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map(degrees).join(","),
    layer: "mapnik",
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `${MAP_SITE}/export/embed.html?${query}`;
}

/** From wherever the visitor is: the map service asks. */
export function directionsAddress({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ to: `${degrees(latitude)},${degrees(longitude)}` });
  return `${MAP_SITE}/directions?${query}`;
}
