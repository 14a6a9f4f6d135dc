/** What the contact page does by itself, before anybody touches the form. */
import "./draft-script.ts";
import "./map-script.ts";
