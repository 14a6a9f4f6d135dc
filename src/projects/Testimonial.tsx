interface TestimonialProps {
  label: string;
  testimonial: { quote: string; role: string };
}

/** What the client said, by role. */
export function Testimonial({ label, testimonial }: TestimonialProps) {
  return (
    <figure className="mb-16 border-l-4 border-amber pl-6 md:mb-24 md:pl-10 print:mb-2">
      <h2 className="mb-3 text-small font-bold tracking-normal text-moss">{label}</h2>
      <blockquote className="max-w-[40ch] text-heading font-semibold text-balance">
        «{testimonial.quote}»
      </blockquote>
      <figcaption className="mt-4 text-small text-moss">{testimonial.role}</figcaption>
    </figure>
  );
}
