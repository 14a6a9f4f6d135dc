export function Toaster(_props: { label: string; closeLabel: string }) {
  return null;
}
