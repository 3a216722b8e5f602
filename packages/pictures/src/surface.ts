/** Where food lies in a vessel: a disc, or a box with its half sizes. */
export interface Surface {
  x: number;
  y: number;
  rx: number;
  ry: number;
  isBox: boolean;
}
