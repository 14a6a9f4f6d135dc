/** Runs on every page, without React. */
import "./site-script/header.ts";
import "./site-script/back-to-top.ts";
import "./site-script/call-bar.ts";
import "./site-script/drawing.ts";
import "./site-script/language-links.ts";
import "./site-script/menu.ts";
import "./site-script/anchors.ts";
import "../consent/banner-script.ts";
