interface CategoryTextProps {
  category: { title: string; text: string };
  /** where there is no switch: why */
  note?: string;
}

export function CategoryText({ category, note }: CategoryTextProps) {
  return (
    <div>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-small font-bold">
        {category.title}
        {note && <span className="text-caption font-semibold text-moss">{note}</span>}
      </h3>
      <p className="mt-1">{category.text}</p>
    </div>
  );
}
