export function ConsentPanel() {
  return null;
}
