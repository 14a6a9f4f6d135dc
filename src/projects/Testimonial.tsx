interface TestimonialProps {
  label: string;
  testimonial: { quote: string; role: string };
}

/** What the client said, by role. */
export function Testimonial({ label, testimonial }: TestimonialProps) {
  return (
    <figure className="mb-16 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 border-t-4 border-amber pt-6 md:mb-24 lg:grid-cols-[5fr_7fr] print:mb-2">
      <h2 className="text-heading text-forest-deep">{label}</h2>
      <blockquote className="max-w-[40ch] text-heading font-semibold text-balance">
        «{testimonial.quote}»
      </blockquote>
      <figcaption className="text-small text-moss lg:col-start-2">{testimonial.role}</figcaption>
    </figure>
  );
}
